import { Input, VisuallyHidden, chakra } from '@chakra-ui/react';
import { evaluateExpression, numberOf } from '@lemma/core/expression';
import type { Control } from '@lemma/viz-engine/elements';
import { controlHeight, type ControlPlace, type SceneControl, type SceneStore } from '@lemma/viz-engine/scene';
import { useId, useState, type ReactNode } from 'react';
import { useStore } from '../binding/index.ts';
import { LabelFormula } from '../formula/index.ts';
import { usePageLanguage, useTexts } from '../language/index.ts';
import { valueText } from './figure-values.ts';

interface ControlViewProps {
  readonly control: SceneControl;
  readonly store: SceneStore;
  readonly interactive: boolean;
}

/** A control below a board, or on it where its author wants it: a slider, a checkbox, a field, or a displayed value. */
export function ControlView({
  control: { name, label, tex, control, color, place },
  store,
  interactive,
}: ControlViewProps) {
  useStore(store);
  const language = usePageLanguage();
  const value = store.scene.numbers(name)[0] ?? NaN;
  const text = valueText(store.scene, name, language);
  const isValueShown = store.scene.variable(name)?.settings.displayValue ?? true;
  const shown = tex === undefined ? label : <LabelFormula tex={tex} plain={label} />;
  if (control.kind === 'field' && interactive)
    return <NumberField name={name} label={label} shown={shown} text={text} store={store} />;
  if (control.kind === 'range') {
    return (
      <Slider
        name={name}
        label={label}
        shown={shown}
        control={control}
        color={color()}
        place={place}
        value={value}
        text={text}
        isValueShown={isValueShown}
        store={store}
        off={!interactive}
      />
    );
  }
  if (control.kind === 'tick') {
    return (
      <Tick
        name={name}
        label={label}
        shown={shown}
        place={place}
        control={control}
        color={color()}
        value={value}
        store={store}
        off={!interactive}
      />
    );
  }
  return (
    <chakra.p mt="2" fontVariantNumeric="tabular-nums">
      {shown}
      {tex !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      {isValueShown && ' = '}
      {isValueShown && <output>{text}</output>}
    </chakra.p>
  );
}

/** A fraction of a width or height, as CSS. */
function share(part: number): string {
  return `${100 * part}%`;
}

interface SliderProps {
  readonly name: string;
  readonly label: string;
  /** The visible label. */
  readonly shown: ReactNode;
  readonly control: Extract<Control, { readonly kind: 'range' }>;
  readonly color: string | undefined;
  readonly place: ControlPlace;
  readonly value: number;
  readonly text: string;
  readonly isValueShown: boolean;
  readonly store: SceneStore;
  readonly off: boolean;
}

function Slider({ name, label, shown, control, color, place, value, text, isValueShown, store, off }: SliderProps) {
  const id = useId();
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      {...(place.isGiven
        ? { columnGap: '2' }
        : { minHeight: `${controlHeight}px`, justifyContent: 'space-between', paddingInlineEnd: share(1 - place.to) })}
    >
      <chakra.label
        htmlFor={id}
        fontVariantNumeric="tabular-nums"
        {...(place.isGiven && { order: 1, bg: 'bg.panel', rounded: 'sm', px: '1' })}
      >
        {shown}
        {isValueShown && ` = ${text}`}
      </chakra.label>
      <chakra.input
        id={id}
        type="range"
        width={place.isGiven ? share(place.width / (1 - place.from)) : share(place.width / place.to)}
        minW="4em"
        height="6"
        accentColor={color ?? 'brand.solid'}
        aria-label={label}
        aria-valuetext={text}
        min={control.left()}
        max={control.right()}
        step={control.step()}
        value={value}
        disabled={off}
        onChange={(event) => store.move(name, [Number(event.target.value)])}
        onPointerUp={() => store.settle()}
        onKeyUp={() => store.settle()}
        onBlur={() => store.settle()}
      />
    </chakra.div>
  );
}

interface TickProps {
  readonly name: string;
  readonly label: string;
  /** The visible label. */
  readonly shown: ReactNode;
  readonly place: ControlPlace;
  readonly control: Extract<Control, { readonly kind: 'tick' }>;
  readonly color: string | undefined;
  readonly value: number;
  readonly store: SceneStore;
  readonly off: boolean;
}

function Tick({ name, label, shown, place, control, color, value, store, off }: TickProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="2"
      width="fit-content"
      minHeight={`${controlHeight}px`}
      {...(place.isGiven && { bg: 'bg.panel', rounded: 'sm', px: '1' })}
    >
      <chakra.input
        type="checkbox"
        aria-label={label}
        width="5"
        height="5"
        accentColor={color ?? 'brand.solid'}
        checked={value === control.on()}
        disabled={off}
        onChange={(event) => {
          store.move(name, [event.target.checked ? control.on() : control.off()]);
          store.settle();
        }}
      />
      {shown}
    </chakra.label>
  );
}

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  /** The visible label. */
  readonly shown: ReactNode;
  readonly text: string;
  readonly store: SceneStore;
}

/** A number the reader types, as an expression such as 3/2: accepted on Enter or on leaving the field. */
function NumberField({ name, label, shown, text, store }: NumberFieldProps) {
  const { t } = useTexts('visualization');
  const language = usePageLanguage();
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const commit = () => {
    if (draft === undefined) return;
    const result = evaluateExpression(draft, { language });
    const number = result.ok ? numberOf(result.value) : undefined;
    const isNumber = number !== undefined && Number.isFinite(number);
    setIsWrong(!isNumber);
    if (!isNumber) return;
    store.move(name, [number]);
    store.settle();
    setDraft(undefined);
  };
  return (
    <chakra.div mt="2">
      <chakra.div display="flex" alignItems="center" gap="3">
        <label htmlFor={id}>{shown} =</label>
        <Input
          id={id}
          size="sm"
          aria-label={label}
          width="8em"
          autoComplete="off"
          value={draft ?? text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}wrong` : undefined}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key !== 'Escape') return;
            setDraft(undefined);
            setIsWrong(false);
          }}
        />
      </chakra.div>
      {isWrong && (
        <chakra.p id={`${id}wrong`} role="alert" color="fg.error" fontSize="sm">
          {t('notANumber')}
        </chakra.p>
      )}
    </chakra.div>
  );
}
