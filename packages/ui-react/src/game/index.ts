export { GameStage } from './game-stage.tsx';
export { HighscoresView } from './highscores-view.tsx';
export { LevelSelection } from './level-selection.tsx';
export { ListingSwitch } from './listing-switch.tsx';
export { StatusBar } from './status-bar.tsx';
