import { basename } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Modules of `wire` that contain only forms of schemas. */
const FORMS = /\/wire\/src\/[a-z]+-forms\.ts$/;

/** Replaces the forms that `wire` derives from its schemas by their code, so that the page contains no schema library. */
export function forms(): Plugin {
  return {
    name: 'levante-forms',
    load: {
      filter: { id: FORMS },
      async handler(id) {
        const { module } = await runnerImport<typeof import('@levante/wire/form-code')>('@levante/wire/form-code');
        return module.formCode(basename(id));
      },
    },
  };
}
