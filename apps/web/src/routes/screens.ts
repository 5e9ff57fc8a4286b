import { documentScreen, screen } from './on-demand.ts';

export const LinkedStart = screen(async () => (await import('./start-routes.tsx')).LinkedStart);
export const WelcomeScreen = screen(async () => (await import('@lemma/ui-react/home')).WelcomeScreen);
export const LearnerStart = screen(async () => (await import('./start-routes.tsx')).LearnerStart);
export const CourseRoute = screen(async () => (await import('./course-routes.tsx')).CourseRoute);
export const ArticleRoute = documentScreen(async () => (await import('./course-routes.tsx')).ArticleRoute);
export const ProblemRoute = documentScreen(async () => (await import('./problem-route.tsx')).ProblemRoute);
export const SelftestRoute = documentScreen(async () => (await import('./selftest-route.tsx')).SelftestRoute);
export const LearnersRoute = documentScreen(async () => (await import('./learners-route.tsx')).LearnersRoute);
export const AssignmentsRoute = screen(async () => (await import('./assignments-route.tsx')).AssignmentsRoute);
export const ListRoute = screen(async () => (await import('./list-route.tsx')).ListRoute);
export const PreviewRoute = documentScreen(async () => (await import('./preview-route.tsx')).PreviewRoute);
export const WorksheetRoute = documentScreen(async () => (await import('./worksheet-route.tsx')).WorksheetRoute);
export const PaperRoute = documentScreen(async () => (await import('./paper-route.tsx')).PaperRoute);
export const TaxonomyScreen = screen(async () => (await import('@lemma/ui-react/taxonomy')).TaxonomyScreen);
export const DocumentsRoute = screen(async () => (await import('./documents-route.tsx')).DocumentsRoute);
export const CustomisationRoute = documentScreen(
  async () => (await import('./customisation-route.tsx')).CustomisationRoute,
);
export const DevToolsRoute = documentScreen(async () => (await import('./try-out-routes.tsx')).DevToolsRoute);
export const TryOutRoute = documentScreen(async () => (await import('./try-out-routes.tsx')).TryOutRoute);
export const ResourceRoute = documentScreen(async () => (await import('./resource-route.tsx')).ResourceRoute);
export const SnapshotRoute = documentScreen(async () => (await import('./snapshot-route.tsx')).SnapshotRoute);
export const EditorPreviewRoute = documentScreen(async () => (await import('./editor-routes.tsx')).EditorPreviewRoute);
export const SelectorRoute = screen(async () => (await import('./selector-routes.tsx')).SelectorRoute);
export const SelectorPreviewRoute = documentScreen(
  async () => (await import('./selector-routes.tsx')).SelectorPreviewRoute,
);
export const SelectorWorksheetRoute = documentScreen(
  async () => (await import('./selector-routes.tsx')).SelectorWorksheetRoute,
);
