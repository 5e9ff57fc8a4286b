import type { Language } from '../language/index.ts';
import type { CorrectionPolicy } from '../workflow/index.ts';
import type { ExportMode } from './parameters.ts';

/** The course that an item belongs to for an LMS; `name` is one of its names in the list of courses. */
export interface ItemCourse {
  readonly pathToCourseFile: string;
  readonly name: string;
}

/** Something chosen for an LMS, in one language. */
export interface SelectedItem {
  readonly kind: 'worksheet' | 'problem' | 'article' | 'course' | 'task';
  /** What identifies it in the LMS. */
  readonly link: string;
  readonly name: string;
  readonly language: Language;
  readonly isGraded: boolean;
  readonly course: ItemCourse;
  /** The server that has it, if it is not the one that the LMS has stored. */
  readonly server?: string;
  /** Of a worksheet: the template that it was made from, and how it is corrected. */
  readonly worksheet?: { readonly id: string; readonly templateId: string; readonly correction: CorrectionPolicy };
}

/** The lists of the export dialog (specification 000 §2), in their order. */
export const exportLists = ['worksheets', 'problems', 'articles', 'coursesAndTasks'] as const;

/** A list of the export dialog. */
export type ExportList = (typeof exportLists)[number];

/** Adds an item: in single mode it replaces what was selected, in multi mode it is appended, once. */
export function addItem(mode: ExportMode, items: readonly SelectedItem[], item: SelectedItem): readonly SelectedItem[] {
  switch (mode) {
    case 'single':
      return [item];
    case 'multi':
      return items.some((each) => isSameItem(each, item))
        ? items.map((each) => (isSameItem(each, item) ? item : each))
        : [...items, item];
  }
}

/** What identifies an item: two servers may have the same links. */
export type ItemIdentity = Pick<SelectedItem, 'link' | 'server'>;

/** Whether two are the same thing, maybe in different languages. */
export function isSameItem(one: ItemIdentity, other: ItemIdentity): boolean {
  return one.link === other.link && one.server === other.server;
}

/** Removes an item. */
export function removeItem(items: readonly SelectedItem[], item: ItemIdentity): readonly SelectedItem[] {
  return items.some((each) => isSameItem(each, item)) ? items.filter((each) => !isSameItem(each, item)) : items;
}

/** Removes a worksheet template with all its worksheets (specification 000 §4). */
export function removeTemplate(items: readonly SelectedItem[], templateId: string): readonly SelectedItem[] {
  const isOf = ({ worksheet }: SelectedItem) => worksheet?.templateId === templateId;
  return items.some(isOf) ? items.filter((item) => !isOf(item)) : items;
}

/** The selected items by list, each in the order of selection. */
export function listsOf(items: readonly SelectedItem[]): Readonly<Record<ExportList, readonly SelectedItem[]>> {
  const of = (...kinds: readonly SelectedItem['kind'][]) => items.filter(({ kind }) => kinds.includes(kind));
  return {
    worksheets: of('worksheet'),
    problems: of('problem'),
    articles: of('article'),
    coursesAndTasks: of('course', 'task'),
  };
}

/** The list shown first: the first that is not empty. */
export function firstList(items: readonly SelectedItem[]): ExportList {
  const lists = listsOf(items);
  return exportLists.find((list) => lists[list].length > 0) ?? exportLists[0];
}
