import {
  allowedHref,
  element,
  mediaAlignments,
  mediaExtensions,
  type MediaType,
  type Markup,
} from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import type { Argument, Command, CommandSyntax } from '../syntax/index.ts';
import { placeIn } from './content-paths.ts';
import { namedOptions, type NamedOption } from './media-options.ts';
import { lengthIn } from './media-sizes.ts';
import { trimmed, type InlineCommand, type WrittenPage } from './page.ts';
import { numberIn, optionIn } from './parts.ts';

type Options = ReadonlyMap<string, NamedOption>;

/** Options containing text, including LaTeX lengths, and a local id or path. */
const taking: CommandSyntax = {
  options: ['text'],
  arguments: ['raw'],
  optionCommands: { textwidth: {}, linewidth: {}, columnwidth: {} },
};

/** Media commands: images, recordings, videos, printable chapters. */
export const mediaCommands: readonly (readonly [name: string, command: InlineCommand])[] = [
  ['image', { syntax: { ...taking, options: ['text', 'raw', 'text'] }, write: writeImage, plain: '' }],
  ['setimagedir', { syntax: { arguments: ['raw'] }, write: writeImageFolder, plain: '' }],
  ['includegraphics', { syntax: taking, write: writeOldGraphics, plain: '' }],
  ['audio', { syntax: taking, write: writeAudio, plain: '' }],
  ['video', { syntax: taking, write: writeVideo, plain: '' }],
  ['chapterpdf', { syntax: { arguments: ['raw'] }, write: writeChapterPdf, plain: '' }],
];

/** `\image[width=50%, alt=words]{lid or path}`, and the older form `\image[class][align][words]{lid}`. */
function writeImage(command: Command, page: WrittenPage): Markup {
  const [first, ...others] = command.options;
  const isOld = others.length > 0 || (first !== undefined && first.text.trim() !== '' && !first.text.includes('='));
  if (isOld) return writeOldImage(command, page);
  return image(command, namedOptions(first, ['width', 'height', 'align', 'alt'], page), page);
}

function writeOldImage(command: Command, page: WrittenPage): Markup {
  const [, align, words] = command.options;
  page.report('old-spelling', command.nameSpan, {
    found: '\\image[class][align][alt]{…}',
    instead: '\\image[align=…, alt=…]{…}',
  });
  const options = new Map<string, NamedOption>();
  for (const [name, argument] of [
    ['align', align],
    ['alt', words],
  ] as const) {
    if (argument !== undefined && (name === 'alt' || argument.text.trim() !== ''))
      options.set(name, { name, ...argument });
  }
  return image(command, options, page);
}

/** LaTeX's `\includegraphics[width=0.5\textwidth]{path}`. */
function writeOldGraphics(command: Command, page: WrittenPage): Markup {
  page.report('old-spelling', command.nameSpan, { found: '\\includegraphics', instead: '\\image' });
  return image(command, namedOptions(command.options[0], ['width', 'height', 'alt'], page), page);
}

/** `\setimagedir{folder}` of older sources: the folder of the following images. */
function writeImageFolder({ nameSpan, arguments: [folder] }: Command, page: WrittenPage): Markup {
  page.report('old-spelling', nameSpan, { found: '\\setimagedir', instead: '\\image{folder/file}' });
  page.references.imageFolder = folder?.text.trim().replace(/\/+$/, '') ?? '';
  return '';
}

function image(command: Command, options: Options, page: WrittenPage): Markup {
  const words = wordsOf(options.get('alt'), page);
  if (words === undefined) page.report('missing-alternative-text', command.nameSpan);
  const src = fileOf(command.arguments[0], 'image', page);
  const pixels = src === undefined ? undefined : page.pixelsOf(src);
  return element('image', {
    src,
    alt: words,
    width: lengthIn(options.get('width'), page),
    height: lengthIn(options.get('height'), page),
    ...(pixels && { 'pixel-width': pixels.width, 'pixel-height': pixels.height }),
    align: optionIn(options.get('align'), mediaAlignments, page),
    at: page.at(command.span),
  });
}

/** `\audio[title=words, default-speed=1, speed-options=0.5 1 1.5]{lid or path}`. */
function writeAudio(command: Command, page: WrittenPage): Markup {
  const options = namedOptions(command.options[0], ['title', 'default-speed', 'speed-options'], page);
  const speeds =
    options
      .get('speed-options')
      ?.text.split(/[\s,;]+/)
      .filter((speed) => speed !== '') ?? [];
  const wrong = speeds.find((speed) => !/^\d{1,2}(\.\d{1,3})?$/.test(speed));
  const place = options.get('speed-options')?.span ?? command.nameSpan;
  if (wrong !== undefined) page.report('not-a-number', place, { text: wrong });
  return element('audio', {
    src: fileOf(command.arguments[0], 'audio', page),
    title: wordsOf(options.get('title'), page),
    'default-speed': numberIn(options.get('default-speed'), 0, page),
    'speed-options': wrong === undefined && speeds.length > 0 ? speeds.join(' ') : undefined,
    at: page.at(command.span),
  });
}

/** `\video[title=words, captions=lid or path]{lid, path or address}`; a web address becomes a link. */
function writeVideo(command: Command, page: WrittenPage): Markup {
  const options = namedOptions(command.options[0], ['title', 'captions', 'width'], page);
  const [argument] = command.arguments;
  const isAddress = argument !== undefined && /^\s*[a-z][a-z0-9+.-]{0,20}:/i.test(argument.text);
  return element('video', {
    ...(isAddress ? { href: addressOf(argument, page) } : { src: fileOf(argument, 'video', page) }),
    title: wordsOf(options.get('title'), page),
    captions: fileOf(options.get('captions'), 'captions', page),
    width: lengthIn(options.get('width'), page),
    at: page.at(command.span),
  });
}

/** `\chapterpdf{1001}`: the chapter 1A. */
function writeChapterPdf(command: Command, page: WrittenPage): Markup {
  const chapter = numberIn(command.arguments[0], 1, page);
  return chapter === undefined
    ? ''
    : element('chapterpdf', { chapter: Math.floor(chapter), at: page.at(command.span) });
}

/** The text of an option; undefined if it was not given. */
function wordsOf(option: NamedOption | undefined, page: WrittenPage): string | undefined {
  return option === undefined ? undefined : page.plain(option.nodes).replace(/\s+/g, ' ').trim();
}

/** The path of the file that a local id or path refers to. */
function fileOf(written: Argument | SourceText | undefined, type: MediaType, page: WrittenPage): string | undefined {
  if (written === undefined) return undefined;
  const { text, span } = trimmed(written);
  const reference = page.references.find(text);
  if (reference !== undefined) return reference.path;
  const known: readonly string[] = mediaExtensions[type];
  const extension = /\.([a-z0-9]{1,8})$/i.exec(text)?.[1]?.toLowerCase() ?? '';
  if (!text.includes('/') && extension === '') {
    page.report('unknown-lid', span, { lid: text.slice(0, 100) });
    return undefined;
  }
  if (known.includes(extension)) return placeIn(written, page, type === 'image' ? page.references.imageFolder : '');
  page.report('unknown-file-type', span, { file: text.slice(0, 100), known: known.join(', ') });
  return undefined;
}

function addressOf(written: SourceText, page: WrittenPage): string | undefined {
  const address = written.text.trim().replace(/\\([%#&_~{}])/g, '$1');
  const href = /^https?:/i.test(address) ? allowedHref(address) : undefined;
  if (href === undefined) page.report('unsafe-link', written.span, { address: address.slice(0, 100) });
  return href;
}
