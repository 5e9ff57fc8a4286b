/** The longest path of a file, in UTF-16 units. */
const longest = 300;

/**
 * Whether the path of a file leads nowhere but into its own folder: names joined with `/`; not absolute, no `..`, no
 * backslash, no colon (drives and streams of Windows), no control character.
 */
export function isUploadedPath(path: string): boolean {
  if (path.length > longest || /[\\:\p{Cc}]/u.test(path)) return false;
  return path.split('/').every((name) => name.trim() !== '' && name !== '.' && name !== '..');
}

/** Whether a file is one that systems put into folders by themselves; these are left out. */
export function isIgnoredFile(path: string): boolean {
  const names = path.split('/');
  return names.some((name) => /^(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini)$/i.test(name));
}

/** The paths of files within the folder that contains all of them; `lessons/a.tex` alone becomes `a.tex`. */
export function withoutCommonFolder(paths: readonly string[]): readonly string[] {
  const [folder] = paths[0]?.split('/') ?? [];
  const isCommon = folder !== undefined && paths.every((path) => path.startsWith(`${folder}/`));
  return isCommon ? paths.map((path) => path.slice(folder.length + 1)) : paths;
}
