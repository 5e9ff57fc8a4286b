import { NotFoundPage } from '@lemma/ui-react/shell';
import type { AppearanceStore } from '@lemma/ui-react/theme';
import { Route, Routes } from 'react-router-dom';
import { Frame } from './frame.tsx';
import { HomeRoute } from './home-route.tsx';
import { areas, pages } from './pages.ts';
import { ScreenTexts } from './screen-texts.tsx';
import {
  ArticleRoute,
  AssignmentsRoute,
  CourseRoute,
  CustomisationRoute,
  DevToolsRoute,
  DocumentsRoute,
  EditorPreviewRoute,
  LearnersRoute,
  ListRoute,
  PaperRoute,
  PreviewRoute,
  ProblemRoute,
  ResourceRoute,
  SelectorPreviewRoute,
  SelectorRoute,
  SelectorWorksheetRoute,
  SelftestRoute,
  SnapshotRoute,
  TaxonomyScreen,
  TryOutRoute,
  WorksheetRoute,
} from './screens.ts';

interface AppRoutesProps {
  readonly appearance: AppearanceStore;
  /** Retries reaching the identity service. */
  readonly onRetryIdentity: () => void;
}

/**
 * The addresses of the platform (specification 000 §2). Plain routes: the router's data mode would add 17 kB to the
 * first page for loaders nobody uses, because stores load.
 */
export function AppRoutes(props: AppRoutesProps) {
  return (
    <Routes>
      <Route element={<Frame {...props} />}>
        <Route path={pages.home.path} element={<HomeRoute />} />
        <Route element={<ScreenTexts />}>
          <Route path={pages.course.path} element={<CourseRoute />} />
          <Route path={pages.article.path} element={<ArticleRoute />} />
          <Route path={pages.problem.path} element={<ProblemRoute />} />
          <Route path={pages.selftest.path} element={<SelftestRoute />} />
          <Route path={pages.resource.path} element={<ResourceRoute />} />
          <Route path={pages.learners.path} element={<LearnersRoute />} />
          <Route path={pages.assignments.path} element={<AssignmentsRoute />} />
          <Route path={pages.tryOut.path} element={<TryOutRoute />} />
          <Route path={pages.taxonomy.path} element={<TaxonomyScreen />} />
          <Route path={pages.documents.path} element={<DocumentsRoute />} />
          <Route path={pages.customise.path} element={<CustomisationRoute />} />
          <Route path={pages.devTools.path} element={<DevToolsRoute />} />
          <Route path={pages.snapshot.path} element={<SnapshotRoute />} />
          <Route path={pages.editorPreview.path} element={<EditorPreviewRoute />} />
          {(['pool', 'browser'] as const).map((area) => (
            <Route key={area}>
              <Route path={areas[area].list.path} element={<ListRoute area={area} />} />
              <Route path={areas[area].preview.path} element={<PreviewRoute area={area} />} />
              <Route path={areas[area].worksheet.path} element={<WorksheetRoute area={area} />} />
              <Route path={areas[area].paper.path} element={<PaperRoute area={area} />} />
            </Route>
          ))}
          <Route path={areas.selector.list.path} element={<SelectorRoute onRetryIdentity={props.onRetryIdentity} />} />
          <Route path={areas.selector.preview.path} element={<SelectorPreviewRoute />} />
          <Route path={areas.selector.worksheet.path} element={<SelectorWorksheetRoute />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
