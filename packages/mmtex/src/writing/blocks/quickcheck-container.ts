import { element } from '@lemma/core/document';
import { underNewNames, withOldNames } from '../old-question-words.ts';
import type { BlockEnvironment } from '../page.ts';
import { commandsOf, environmentsOf } from '../parts.ts';
import { poolSyntax, writePool } from '../pools.ts';
import { quickcheck } from './quickcheck.ts';

/** Quick checks of which some are drawn: `\begin{quickcheckcontainer} \randomquickcheckpool{1}{2} … \end{quickcheckcontainer}`. */
export const quickcheckContainer: BlockEnvironment = {
  syntax: {
    content: 'commands',
    commands: withOldNames({ randomquickcheckpool: poolSyntax }),
    environments: { quickcheck: quickcheck.syntax },
  },
  write: (environment, page) => {
    const { span, nameSpan } = environment;
    const nodes = underNewNames(environment.nodes, page);
    const quickchecks = environmentsOf('quickcheck', nodes);
    if (quickchecks.length === 0) {
      page.report('missing-part', nameSpan, { name: 'quickcheckcontainer', part: 'quickcheck' });
    }
    const pools = commandsOf('randomquickcheckpool', nodes);
    const parts = [
      ...pools.map((pool) => writePool(pool, quickchecks.length, page)),
      ...quickchecks.map((each) => quickcheck.write(each, page)),
    ];
    const id = page.names.id('quickcheckcontainer', '', nameSpan);
    return element('quickcheckcontainer', { id, at: page.at(span) }, parts);
  },
};
