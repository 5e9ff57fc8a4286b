// What screens share, in a few files: with one for every set of screens that shares something, a lesson took 110 requests,
// and small files compress badly.

/** Only modules of so many bytes at most: larger ones are worth a file of their own. */
const small = { maxModuleSize: 8000, minShareCount: 4 };

/** Groups of rolldown's `codeSplitting`. Libraries and layers only import what stands before them, so no file needs itself. */
export const sharedChunks = [
  { name: 'icons', test: /node_modules[\\/]lucide/, minShareCount: 2 },
  { name: 'kit', test: /node_modules[\\/]@?(chakra-ui|ark-ui|zag-js)/, minShareCount: 2 },
  { name: 'core', test: /packages[\\/]core[\\/]/, ...small },
  { name: 'views', test: /packages[\\/]ui-react[\\/]/, ...small },
];
