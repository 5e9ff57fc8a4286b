export { ArticleScreen } from './article-screen.tsx';
export { CourseScreen, type ArticleHref } from './course-screen.tsx';
