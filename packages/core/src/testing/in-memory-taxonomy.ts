import type { NoAnswer } from '../platform/index.ts';
import type { UserLabelGateway, UserLabelling } from '../search/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import type {
  LabelingFailure,
  LabelingName,
  LabelingSaveFailure,
  LabelingTexts,
  LabelingVersion,
  TaxonomyGateway,
} from '../taxonomy/index.ts';

/** A small taxonomy, complete in all languages. */
export const aTaxonomy: LabelingTexts = {
  taxonomy: JSON.stringify(
    {
      topicStructure: [
        {
          name: 'arithmetic',
          children: [{ name: 'fractions', objectives: ['add-fractions'] }],
        },
        { name: 'analysis' },
      ],
      learningObjectives: ['add-fractions'],
    },
    undefined,
    2,
  ),
  de: labelsOf('Arithmetik', 'Brüche', 'Analysis', 'Brüche addieren'),
  en: labelsOf('Arithmetic', 'Fractions', 'Calculus', 'add fractions'),
  fr: labelsOf('Arithmétique', 'Fractions', 'Analyse', 'additionner des fractions'),
  zh: labelsOf('算术', '分数', '分析学', '分数加法'),
};

function labelsOf(arithmetic: string, fractions: string, analysis: string, addFractions: string): string {
  const labels = {
    topicStructure: { arithmetic, fractions, analysis },
    learningObjectives: { 'add-fractions': addFractions },
  };
  return JSON.stringify(labels, undefined, 2);
}

/** Keeps the files of a taxonomy, counting versions from 1, and records what was saved. */
export class InMemoryTaxonomyGateway implements TaxonomyGateway {
  readonly #files: Record<LabelingName, { text: string; version: number }>;
  readonly saved: (readonly [name: LabelingName, text: string])[] = [];
  /** The answer to every call instead of the files, as long as there is one. */
  failure: LabelingFailure | undefined;

  constructor({ taxonomy, de, en, fr, zh }: LabelingTexts = aTaxonomy) {
    const first = (text: string) => ({ text, version: 1 });
    this.#files = { taxonomy: first(taxonomy), de: first(de), en: first(en), fr: first(fr), zh: first(zh) };
  }

  /** Saves as somebody else does in the meantime. */
  saveElsewhere(name: LabelingName, text: string): void {
    this.#files[name] = { text, version: this.#files[name].version + 1 };
  }

  async read(name: LabelingName): Promise<Result<LabelingVersion, LabelingFailure>> {
    const { text, version } = this.#files[name];
    return Promise.resolve(
      this.failure === undefined ? succeed({ text, version: String(version) }) : fail(this.failure),
    );
  }

  async save(
    name: LabelingName,
    { text, version }: LabelingVersion,
  ): Promise<Result<{ readonly version: string }, LabelingSaveFailure>> {
    if (this.failure !== undefined) return Promise.resolve(fail(this.failure));
    if (version !== String(this.#files[name].version)) return Promise.resolve(fail({ kind: 'conflict' }));
    this.saveElsewhere(name, text);
    this.saved.push([name, text]);
    return Promise.resolve(succeed({ version: String(this.#files[name].version) }));
  }
}

/** Labels documents, of which none has a label at first. */
export class InMemoryUserLabelGateway implements UserLabelGateway {
  readonly asked: UserLabelling[] = [];
  readonly #labelled = new Set<string>();
  failure: NoAnswer | { readonly kind: 'forbidden' } | undefined;

  async label(labelling: UserLabelling): ReturnType<UserLabelGateway['label']> {
    this.asked.push(labelling);
    if (this.failure !== undefined) return Promise.resolve(fail(this.failure));
    const { paths, label, isSet } = labelling;
    const changed = paths.filter((path) => this.#labelled.has(`${label} ${path}`) !== isSet);
    for (const path of changed) {
      if (isSet) this.#labelled.add(`${label} ${path}`);
      else this.#labelled.delete(`${label} ${path}`);
    }
    return Promise.resolve(succeed(changed));
  }
}
