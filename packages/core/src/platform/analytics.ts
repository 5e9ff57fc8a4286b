/** What is counted of the use of the platform (specification 000 §7): never who it was. */
export type AnalyticsEvent =
  /** A page by its name, without its address. */
  | { readonly kind: 'pageViewed'; readonly page: string }
  /** The PDF of a chapter was taken, by its number. */
  | { readonly kind: 'userActivity'; readonly activity: 'chapterPdfDownloaded'; readonly chapter: number };

/** Where events of use go. */
export interface Analytics {
  record(event: AnalyticsEvent): void;
}

/** Counts nothing: analytics are off, and nothing leaves the machine. */
export const noAnalytics: Analytics = {
  record() {
    // Deliberately nothing.
  },
};
