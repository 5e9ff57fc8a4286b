import { succeed } from '@lemma/core/store';
import type { Handlers } from '../http/index.ts';
import { openDraft, removeDraft, saveDraft } from './drafts.ts';
import { createDocument, deleteDocument, listDocuments, restoreDocument, shareDocument } from './own-documents.ts';
import { addPicture, deletePicture, listPictures } from './pictures.ts';
import { saveInWorksheet, saveProblem, type SavingPorts } from './save-customisation.ts';
import { documentNotFound, findSource, ownerOf, readSource } from './stored-sources.ts';
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
      const owner = ownerOf(caller);
      return owner.ok ? readSource(db, asked, owner.value) : owner;
    },

    async saveTexCode(source, caller) {
      const owner = ownerOf(caller);
      return owner.ok ? saveDraft(db, source, owner.value) : owner;
    },

    async createDraft({ userId, ...place }, caller) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? openDraft(db, place, caller, owner.value) : owner;
    },

    async deleteDraft({ userId, path }, caller) {
      const owner = ownerOf(caller, userId);
      if (!owner.ok) return owner;
      await removeDraft(db, path, owner.value);
      return succeed({ path });
    },

    async saveProblemCustomization({ userId, ...source }, caller, name, key) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? saveProblem(ports, source, { caller, owner: owner.value, name, key }) : owner;
    },

    async problemCustomizationVersions({ userId, path }, caller) {
      const owner = ownerOf(caller, userId);
      if (!owner.ok) return owner;
      const document = await findSource(db, path, owner.value);
      if (document?.owner !== owner.value.id) return documentNotFound(path);
      const versions = await db
        .selectFrom('customisation_version')
        .select(['version', 'created_at'])
        .where('path', '=', path)
        .orderBy('version', 'desc')
        .execute();
      return succeed(versions.map(({ version, created_at }) => ({ version, createdDate: created_at.toISOString() })));
    },

    async saveWorksheetCustomization({ userId, ...source }, caller, name, key) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? saveInWorksheet(ports, source, { caller, owner: owner.value, name, key }) : owner;
    },

    async worksheetCustomizations({ userId, originalWorksheetId }, caller) {
      const owner = ownerOf(caller, userId);
      if (!owner.ok) return owner;
      const place = await findPlace(db, originalWorksheetId, caller, owner.value);
      if (!place.ok || place.value.copy === undefined || place.value.originalId !== originalWorksheetId)
        return succeed([]);
      const { id, templateId } = place.value.copy;
      return succeed([{ id, customization: templateId }]);
    },

    async ownDocuments({ userId }, caller) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? succeed([...(await listDocuments(db, owner.value))]) : owner;
    },

    async createOwnDocument({ userId, ...source }, caller, name, key) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? createDocument(ports, source, { owner: owner.value, name, key }) : owner;
    },

    async deleteOwnDocument({ userId, path }, caller) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? deleteDocument(db, path, owner.value) : owner;
    },

    async restoreOwnDocument({ userId, path }, caller) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? restoreDocument(db, path, owner.value) : owner;
    },

    async shareOwnDocument({ userId, ...sharing }, caller) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? shareDocument(db, sharing, owner.value) : owner;
    },

    async documentPictures({ userId, path }, caller) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? listPictures(db, path, owner.value) : owner;
    },

    async addPicture({ userId, ...upload }, caller) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? addPicture(db, upload, owner.value) : owner;
    },

    async deletePicture({ userId, ...picture }, caller) {
      const owner = ownerOf(caller, userId);
      return owner.ok ? deletePicture(db, picture, owner.value) : owner;
    },
  };
}
