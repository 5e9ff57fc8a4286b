export { ArticleScreen } from './article-screen.tsx';
export { CourseLine } from './course-line.tsx';
export { CourseScreen, type ArticleHref } from './course-screen.tsx';
