import { AttemptContext, loadPart, PageNotLoaded } from '@lemma/ui-react/shell';
import { askForMathFont } from '@lemma/ui-react/theme';
import { createElement, lazy, useContext, type ComponentType } from 'react';

/** A screen that is loaded on demand; one that failed to load is requested again with every new attempt. */
export function screen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempts: ComponentType<Props>[] = [];
  return function Screen(props) {
    const attempt = useContext(AttemptContext);
    const Loaded = (attempts[attempt] ??= lazy(async () => ({ default: await loadPart(load).catch(notLoaded) })));
    return createElement(Loaded, props);
  };
}

function notLoaded(cause: unknown): never {
  throw new PageNotLoaded(String(cause), { cause });
}

/** A screen that shows documents: the font of their formulas is loaded along with it. */
export function documentScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return screen(() => {
    askForMathFont();
    return load();
  });
}
