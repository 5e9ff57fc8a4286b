import { Button, chakra } from '@chakra-ui/react';
import { isDisabled, phaseOf, type AppletType } from '@lemma/core/applet';
import { RotateCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { AppletFailureView } from './applet-failure.tsx';
import { usePlacedApplet, type AppletAnswer, type PageApplet } from './use-placed-applet.ts';

export interface AppletViewProps {
  /** Its path in the platform's list. */
  readonly path: string;
  readonly type: AppletType;
  /** Its position in the text: applets load in reading order. */
  readonly place: number;
  /** All applets of the page, itself included. */
  readonly ofPage: readonly PageApplet[];
  /** The answer that it gives; undefined if it gives none. */
  readonly answer: AppletAnswer | undefined;
  readonly isEditable: boolean;
}

/** An applet in its frame, with its state in words. */
export function AppletView({ path, type, place, ofPage, answer, isEditable }: AppletViewProps) {
  const { t, language } = useTexts('applet');
  const frame = useRef<HTMLDivElement>(null);
  const key = useId();
  const title = t('name', { path });
  const applets = usePlacedApplet(frame, { key, path, type, place, ofPage, title, answer, isEditable });
  const status = useStore(applets, (all) => phaseOf(all, key)?.status ?? 'notLoaded');
  const failure = useStore(applets, (all) => {
    const phase = phaseOf(all, key);
    return phase?.status === 'failed' ? phase.failure : undefined;
  });
  const disabled = useStore(applets, (all) => isDisabled(all, key));
  const isThere = status === 'loading' || status === 'initialized';
  return (
    <chakra.figure lang={language} aria-label={title} aria-busy={status === 'loading'} my="5">
      <chakra.div
        ref={frame}
        display={isThere ? 'block' : 'none'}
        height={frameHeight}
        borderWidth="1px"
        rounded="md"
        overflow="hidden"
        bg="white"
        css={frameStyle}
        _print={{ display: 'none' }}
      />
      {failure !== undefined && <AppletFailureView failure={failure} />}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="2">
        {(status === 'notLoaded' || status === 'failed') && (
          <Button
            size="sm"
            minH="44px"
            variant="outline"
            disabled={disabled}
            onClick={() => applets.request(key)}
            data-control
          >
            {status === 'failed' && <RotateCw size={16} aria-hidden="true" />}
            {t(status === 'failed' ? 'again' : 'load')}
          </Button>
        )}
        <chakra.span role="status" color="fg.muted" fontSize="sm">
          {disabled && !isThere ? t('waits') : t(`state.${status}`)}
        </chakra.span>
      </chakra.div>
    </chakra.figure>
  );
}

const frameHeight = '30rem';
const frameStyle = { '& iframe': { width: '100%', height: '100%', border: '0', display: 'block' } } as const;
