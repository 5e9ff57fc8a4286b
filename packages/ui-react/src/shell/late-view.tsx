import {
  createContext,
  createElement,
  lazy,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
} from 'react';
import { useTexts } from '../language/index.ts';
import { loadPart } from './load-part.ts';
import { useNotices } from './notice-region.tsx';

/** Retries loading the view that failed. */
const AgainContext = createContext<() => void>(() => undefined);

/**
 * A view that is loaded when first shown; meanwhile the surrounding `Suspense` shows something else. If loading fails,
 * the surrounding page stays with everything typed, `Instead` takes its place, and a notice offers to retry.
 */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const NotLoaded: ComponentType<Props> = (props) => {
    useLoadingNotice();
    return createElement(Instead, props);
  };
  const ask = () => lazy(async () => ({ default: await loadPart(load).catch(() => NotLoaded) }));
  let latest: ComponentType<Props> = ask();
  return function LateView(props) {
    const [View, setView] = useState<ComponentType<Props>>(() => latest);
    const again = () => {
      latest = ask();
      setView(() => latest);
    };
    return <AgainContext value={again}>{createElement(View, props)}</AgainContext>;
  };
}

function useLoadingNotice(): void {
  const { t } = useTexts('shell');
  const notices = useNotices();
  const again = useContext(AgainContext);
  const show = useEffectEvent(() => {
    const id = notices.show({
      kind: 'error',
      text: t('partMissing'),
      lasts: true,
      action: { text: t('retry'), run: () => again() },
    });
    return () => notices.dismiss(id);
  });
  useEffect(() => show(), []);
}

function Nothing(): null {
  return null;
}
