import { succeed } from '@lemma/core/store';
import type { Handlers } from '../http/index.ts';
import { openDraft, removeDraft, saveDraft } from './drafts.ts';
import { createDocument, deleteDocument, listDocuments, restoreDocument, shareDocument } from './own-documents.ts';
import { addPicture, deletePicture, listPictures } from './pictures.ts';
import { saveInWorksheet, saveProblem, type SavingPorts } from './save-customisation.ts';
import { uploadDocuments } from './upload-documents.ts';
import { asOwner, listVersions, readSource } from './stored-sources.ts';
import { findPlace } from './worksheet-copies.ts';

type CustomisationCall =
  | 'readTexCode'
  | 'saveTexCode'
  | 'createDraft'
  | 'deleteDraft'
  | 'saveProblemCustomization'
  | 'problemCustomizationVersions'
  | 'saveWorksheetCustomization'
  | 'worksheetCustomizations'
  | 'ownDocuments'
  | 'createOwnDocument'
  | 'uploadOwnDocuments'
  | 'deleteOwnDocument'
  | 'restoreOwnDocument'
  | 'shareOwnDocument'
  | 'documentPictures'
  | 'addPicture'
  | 'deletePicture';

/** Answers the calls of those who write documents and customise problems; what belongs to others does not exist for them. */
export function customisationHandlers(ports: SavingPorts): Pick<Handlers, CustomisationCall> {
  const { db } = ports;
  return {
    async readTexCode(asked, caller) {
      return asOwner(caller, undefined, (owner) => readSource(db, asked, owner));
    },

    async saveTexCode(source, caller) {
      return asOwner(caller, undefined, (owner) => saveDraft(db, source, owner));
    },

    async createDraft({ userId, ...place }, caller, _name, _key, now) {
      return asOwner(caller, userId, (owner) => openDraft(db, place, { caller, now }, owner));
    },

    async deleteDraft({ userId, path }, caller) {
      return asOwner(caller, userId, async (owner) => {
        await removeDraft(db, path, owner);
        return succeed({ path });
      });
    },

    async saveProblemCustomization({ userId, ...source }, caller, name, key, now) {
      const finding = { caller, now };
      return asOwner(caller, userId, (owner) => saveProblem(ports, source, { finding, owner, name, key }));
    },

    async problemCustomizationVersions({ userId, path }, caller) {
      return asOwner(caller, userId, (owner) => listVersions(db, path, owner));
    },

    async saveWorksheetCustomization({ userId, ...source }, caller, name, key, now) {
      const finding = { caller, now };
      return asOwner(caller, userId, (owner) => saveInWorksheet(ports, source, { finding, owner, name, key }));
    },

    async worksheetCustomizations({ userId, originalWorksheetId }, caller, _name, _key, now) {
      return asOwner(caller, userId, async (owner) => {
        const place = await findPlace(db, originalWorksheetId, { caller, now }, owner);
        if (!place.ok || place.value.copy === undefined || place.value.originalId !== originalWorksheetId)
          return succeed([]);
        const { id, templateId } = place.value.copy;
        return succeed([{ id, customization: templateId }]);
      });
    },

    async ownDocuments({ userId }, caller) {
      return asOwner(caller, userId, async (owner) => succeed([...(await listDocuments(db, owner))]));
    },

    async createOwnDocument({ userId, ...source }, caller, name, key) {
      return asOwner(caller, userId, (owner) => createDocument(ports, source, { owner, name, key }));
    },

    async uploadOwnDocuments({ userId, ...upload }, caller, name, key) {
      return asOwner(caller, userId, (owner) => uploadDocuments(ports, upload, { owner, name, key }));
    },

    async deleteOwnDocument({ userId, path }, caller) {
      return asOwner(caller, userId, (owner) => deleteDocument(db, path, owner));
    },

    async restoreOwnDocument({ userId, path }, caller) {
      return asOwner(caller, userId, (owner) => restoreDocument(db, path, owner));
    },

    async shareOwnDocument({ userId, ...sharing }, caller) {
      return asOwner(caller, userId, (owner) => shareDocument(db, sharing, owner));
    },

    async documentPictures({ userId, path }, caller) {
      return asOwner(caller, userId, (owner) => listPictures(db, path, owner));
    },

    async addPicture({ userId, ...upload }, caller) {
      return asOwner(caller, userId, (owner) => addPicture(db, upload, owner));
    },

    async deletePicture({ userId, ...picture }, caller) {
      return asOwner(caller, userId, (owner) => deletePicture(db, picture, owner));
    },
  };
}
