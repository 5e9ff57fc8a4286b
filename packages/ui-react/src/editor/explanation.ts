import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { aboutBox, meaningOf } from './about.ts';
import type { LanguageHelp } from './help.ts';

/** Describes the name under the pointer. */
export function explanation(help: LanguageHelp): Extension {
  return hoverTooltip((view, place) => {
    const hover = help.language.hoverAt(view.state.doc.toString(), place);
    if (hover === undefined) return null;
    const { span, kind, name, environment, syntax } = hover;
    return {
      pos: span.from,
      end: span.to,
      above: true,
      create: () => ({ dom: aboutBox(syntax, meaningOf(kind, name, help, environment), help) }),
    };
  });
}
