export {
  isDocumentName,
  isOwnDocumentPath,
  longestDocumentName,
  nameOfDocument,
  proposedName,
} from './document-name.ts';
export { languageOf, languagesOf } from './language-of.ts';
export { documentsWith, OwnDocumentsStore } from './own-documents.store.ts';
export type {
  CreationFailure,
  OwnDocument,
  OwnDocumentFailure,
  OwnDocumentGateway,
  PictureFailure,
  PictureGateway,
  Uploaded,
  UploadFailure,
} from './ports.ts';
export {
  freePictureName,
  largestPicture,
  largestPictures,
  mostPictures,
  pictureCommand,
  pictureName,
  picturePath,
  pictureTypeOf,
  pictureTypes,
  type OwnPicture,
  type PictureType,
} from './picture.ts';
export { vastness } from './picture-burden.ts';
export { pixelsIn } from './pixels-in.ts';
export { svgObstacle } from './svg-obstacle.ts';
export { pictureFile, sourceFile, type FolderFile } from './document-folder.ts';
export { readUpload, type UploadReading } from './read-upload.ts';
export { isIgnoredFile, isUploadedPath, withoutCommonFolder } from './uploaded-path.ts';
export {
  largestUnpacked,
  largestUpload,
  longestSource,
  mostUploadedDocuments,
  mostUploadedFiles,
  obstacleKinds,
  type ObstacleKind,
  type UploadedDocument,
  type UploadedFile,
  type UploadedPicture,
  type UploadObstacle,
} from './upload.ts';
