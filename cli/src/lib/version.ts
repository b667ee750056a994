import manifest from '../../package.json' with { type: 'json' };

/** Version of the installed command line. */
export const VERSION: string = manifest.version;
