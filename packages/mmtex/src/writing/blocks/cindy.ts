import { cindyEvents, element, type CindyEvent, type Markup } from '@lemma/core/document';
import { readAnswerPlace } from '@lemma/core/mathlet';
import type { Command, Environment, EnvironmentSyntax } from '../../syntax/index.ts';
import { settingsIn } from '../cindy-settings.ts';
import { trimmed, type BlockEnvironment, type WrittenPage } from '../page.ts';
import { argumentOf, commandsOf, environmentsOf, optionIn } from '../parts.ts';

/** `\begin{cindyscript}{csinit} … \end{cindyscript}`: CindyScript, verbatim. */
const scriptSyntax: EnvironmentSyntax = { content: 'verbatim', arguments: ['raw'] };

const syntax: EnvironmentSyntax = {
  content: 'commands',
  options: ['raw'],
  arguments: ['raw'],
  commands: {
    title: { arguments: ['text'] },
    description: { arguments: ['text'] },
    cindyObject: { options: ['raw'], arguments: ['raw'] },
    answer: { arguments: ['raw', 'raw'] },
  },
  environments: { cindyscript: scriptSyntax },
};

/** A CindyJS construction: `\begin{cindyJS}[default]{id} … \end{cindyJS}`. */
export const cindy: BlockEnvironment = {
  syntax,
  write: ({ options: [template], arguments: [id], nodes, span, nameSpan }, page) => {
    optionIn(template, ['default'], page);
    const commands = commandsOf('cindyObject', nodes);
    const { width, height, ...settings } = Object.fromEntries(settingsIn(commands, page));
    const title = argumentOf('title', nodes);
    const description = argumentOf('description', nodes);
    const attributes = {
      id: page.names.id('cindy', id?.text.trim() ?? '', id?.span ?? nameSpan),
      width: typeof width === 'number' ? width : undefined,
      height: typeof height === 'number' ? height : undefined,
      at: page.at(span),
    };
    const parts = [
      title === undefined ? '' : element('headline', {}, page.line(title.nodes)),
      description === undefined ? '' : element('description', {}, page.line(description.nodes)),
      Object.keys(settings).length === 0 ? '' : element('settings', {}, JSON.stringify(settings)),
      writeScripts(environmentsOf('cindyscript', nodes), page),
      commandsOf('answer', nodes).flatMap((command) => writeAnswer(command, page)),
    ];
    return element('cindy', attributes, parts);
  },
};

/** `\answer{A}{1, 2}`: the point A is the answer; `A.x` and `A.y` are its coordinates. */
function writeAnswer({ arguments: [name, place] }: Command, page: WrittenPage): Markup {
  if (name === undefined || place === undefined) return '';
  const [, point, coordinate] = /^\s*([A-Za-z]\w{0,20})(?:\.([xy]))?\s*$/.exec(name.text) ?? [];
  if (point === undefined) {
    page.report('wrong-kind', name.span, { name: '\\answer', kind: 'A, A.x, A.y' });
    return '';
  }
  if (readAnswerPlace(place.text) === undefined) {
    page.report('wrong-kind', place.span, { name: '\\answer', kind: '1, 1' });
    return '';
  }
  return element('given', { point, coordinate, answer: place.text.trim() });
}

function writeScripts(environments: readonly Environment[], page: WrittenPage): Markup {
  const written = new Set<CindyEvent>();
  return environments.flatMap(({ arguments: [id], body }) => {
    if (id === undefined) return [];
    const { text, span } = trimmed(id);
    const event = cindyEvents.find((known) => text === `cs${known}`);
    if (event === undefined) {
      page.report('unknown-event', span, { event: text, known: cindyEvents.map((known) => `cs${known}`).join(', ') });
      return [];
    }
    if (written.has(event)) {
      page.report('duplicate-event', span, { event: text });
      return [];
    }
    written.add(event);
    return [element('script', { event, at: page.at(body.span) }, body.text)];
  });
}
