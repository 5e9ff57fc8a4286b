export { AssignmentStore } from './assignment.store.ts';
export {
  longestGroupName,
  longestReason,
  longestTimeLimit,
  mostExtraShare,
  mostGroups,
  mostPeople,
  type AssignedPerson,
  type AssignedWorksheet,
  type Assignment,
  type AssignmentTerms,
  type Audience,
  type TimeExtension,
  type GrantedExtension,
  type PeopleGroup,
  type Person,
  type Phase,
} from './assignment.ts';
export {
  effectiveDeadline,
  mostFavourable,
  ownDuration,
  standingAt,
  stricter,
  type Membership,
  type AssignmentStanding,
} from './effective-deadline.ts';
export {
  readDeadline,
  readExtensionList,
  readExtraShare,
  type ExtensionList,
  type ListedExtension,
  type ListFinding,
} from './extension-list.ts';
export {
  extensionOf,
  type AssignmentChangeFailure,
  type AssignmentFailure,
  type MadeAssignment,
  type AssignmentGateway,
  type AssignmentWithPeople,
  type FoundPeople,
  type PersonalExtension,
  type WrittenAssignment,
} from './ports.ts';
export { namesInList } from './names-in-list.ts';
export { momentOf, wallTimeAt } from './wall-time.ts';
