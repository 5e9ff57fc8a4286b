export { unknownIn, type LmsClaims, type LmsOrganisation, type UnknownLms } from './known-lms.ts';
export { isGradedBy, taskTags, type LmsCourse, type LmsTask } from './lms-course.ts';
export {
  isDocumentLink,
  isLink,
  isTransferName,
  longestName,
  transferName,
  worksheetIdIn,
  worksheetLink,
} from './names-and-links.ts';
export {
  courseType,
  itemOfHit,
  itemOfWorksheet,
  poolCourseFile,
  rowsOf,
  type CourseFilter,
  type CourseRow,
} from './offered-items.ts';
export {
  exportModeOf,
  gradingTypes,
  languageOfLms,
  readSelectorParameters,
  writeSelectorParameters,
  type ExportMode,
  type GradingType,
  type SelectorParameters,
} from './parameters.ts';
export type { CourseListFailure, LmsRecognition, OpenerMessage, OpenerWindow, SelectorGateway } from './ports.ts';
export {
  addItem,
  exportLists,
  firstList,
  isSameItem,
  listsOf,
  removeItem,
  removeTemplate,
  type ExportList,
  type ItemCourse,
  type ItemIdentity,
  type SelectedItem,
} from './selected-items.ts';
export { longestWait, SelectorStore, type SelectorState, type TransferState } from './selector.store.ts';
export {
  dragDataOf,
  dragType,
  isServerUrl,
  isTransferable,
  messageOf,
  obstacleToDrag,
  obstacleToTransfer,
  readLmsAnswer,
  transferOf,
  type LmsAnswer,
  type LmsTransfer,
  type TransferObstacle,
} from './transfer.ts';
