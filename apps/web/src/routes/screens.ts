import { lazy, type ComponentType } from 'react';

/** A screen that arrives when it is asked for. */
function screen<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

export const HomeScreen = screen(async () => (await import('@lemma/ui-react/home')).HomeScreen);
export const ListRoute = screen(async () => (await import('./list-route.tsx')).ListRoute);
export const PreviewRoute = screen(async () => (await import('./preview-route.tsx')).PreviewRoute);
export const WorksheetRoute = screen(async () => (await import('./worksheet-route.tsx')).WorksheetRoute);
export const DevToolsRoute = screen(async () => (await import('./try-out-routes.tsx')).DevToolsRoute);
export const TryOutRoute = screen(async () => (await import('./try-out-routes.tsx')).TryOutRoute);
export const SnapshotRoute = screen(async () => (await import('./snapshot-route.tsx')).SnapshotRoute);
export const EditorPreviewRoute = screen(async () => (await import('./editor-routes.tsx')).EditorPreviewRoute);
