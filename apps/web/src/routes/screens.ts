import { AttemptContext } from '@lemma/ui-react/shell';
import { createElement, lazy, useContext, type ComponentType } from 'react';

/** A screen that arrives when it is asked for; one that could not be loaded is asked for again with every new attempt. */
function screen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempts: ComponentType<Props>[] = [];
  return function Screen(props) {
    const attempt = useContext(AttemptContext);
    const Loaded = (attempts[attempt] ??= lazy(async () => ({ default: await load() })));
    return createElement(Loaded, props);
  };
}

export const HomeScreen = screen(async () => (await import('@lemma/ui-react/home')).HomeScreen);
export const WelcomeScreen = screen(async () => (await import('@lemma/ui-react/home')).WelcomeScreen);
export const CourseRoute = screen(async () => (await import('./course-routes.tsx')).CourseRoute);
export const ArticleRoute = screen(async () => (await import('./course-routes.tsx')).ArticleRoute);
export const ListRoute = screen(async () => (await import('./list-route.tsx')).ListRoute);
export const PreviewRoute = screen(async () => (await import('./preview-route.tsx')).PreviewRoute);
export const WorksheetRoute = screen(async () => (await import('./worksheet-route.tsx')).WorksheetRoute);
export const DevToolsRoute = screen(async () => (await import('./try-out-routes.tsx')).DevToolsRoute);
export const TryOutRoute = screen(async () => (await import('./try-out-routes.tsx')).TryOutRoute);
export const SnapshotRoute = screen(async () => (await import('./snapshot-route.tsx')).SnapshotRoute);
export const EditorPreviewRoute = screen(async () => (await import('./editor-routes.tsx')).EditorPreviewRoute);
