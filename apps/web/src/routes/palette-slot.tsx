import { tokens } from '@lemma/core/tokens';
import { useService } from '@lemma/ui-react/binding';
import { isBehindDialog, isPaletteKey, lateView, singleKey, singleKeysAreOn } from '@lemma/ui-react/shell';
import { Suspense, useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import type { PagePalette as Shown } from './page-palette.tsx';
import { isSelector } from './pages.ts';

const PagePalette = lateView(async () => (await import('./page-palette.tsx')).PagePalette);

/** Ctrl+K opens the palette on every page, `?` the list of keys. Pages within other programs leave them to those. */
export function PaletteSlot(props: Omit<ComponentProps<typeof Shown>, 'shown' | 'onShow'>) {
  const { page } = props;
  const storage = useService(tokens.localStorage);
  const [open, setOpen] = useState<'palette' | 'keys'>();
  const isOff = page.inside === true || isSelector(page.path);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || event.defaultPrevented || isBehindDialog()) return;
    // Lists hear it before, and show their own keys.
    const isHelp = singleKey(event) === '?' && singleKeysAreOn(storage);
    if (!isHelp && !isPaletteKey(event)) return;
    event.preventDefault();
    setOpen(isHelp ? 'keys' : 'palette');
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  if (open === undefined) return null;
  return (
    <Suspense>
      <PagePalette {...props} shown={open} onShow={setOpen} />
    </Suspense>
  );
}
