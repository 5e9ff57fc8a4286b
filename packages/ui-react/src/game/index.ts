export { HighscoresView } from './highscores-view.tsx';
