import type { SourceText } from '@lemma/core/source';
import type { Command, Node } from '../syntax/index.ts';

/** The local ids defined in the metainfo of a source, with what each refers to. */
export type LocalIds = ReadonlyMap<string, 'component' | 'link'>;

/** Collects the local ids. */
export function localIdsIn(nodes: readonly Node[]): LocalIds {
  const found = new Map<string, 'component' | 'link'>();
  for (const metainfo of nodes) {
    if (metainfo.kind !== 'environment' || metainfo.name !== 'metainfo') continue;
    for (const part of metainfo.nodes) {
      if (part.kind !== 'environment') continue;
      for (const node of part.nodes) {
        const given = node.kind === 'command' ? givenId(node, part.name) : undefined;
        const id = given?.text.trim() ?? '';
        if (id !== '' && !found.has(id)) found.set(id, part.name === 'links' ? 'link' : 'component');
      }
    }
  }
  return found;
}

/** The local id that a command defines, where definitions are allowed. */
export function givenId({ name, arguments: [, second, third] }: Command, parent: string): SourceText | undefined {
  if (parent === 'links') return third;
  if (parent !== 'components') return undefined;
  return name === 'component' ? third : second;
}

const withFile: ReadonlySet<string> = new Set('href link image includegraphics audio video'.split(' '));

/** Where a command may refer to a file or document by local id; it may also be a path. */
export function placesOfId({ name, arguments: [first], options: [option] }: Command): readonly SourceText[] {
  if (!withFile.has(name) || first === undefined) return [];
  const captions = name === 'video' ? /(?<=(?:^|,)\s{0,50}captions\s{0,5}=)[^,]*/.exec(option?.text ?? '') : null;
  if (captions === null || option === undefined) return [first];
  const from = option.span.from + captions.index;
  return [first, { text: captions[0], span: { from, to: from + captions[0].length } }];
}
