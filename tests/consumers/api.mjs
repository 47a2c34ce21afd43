// Makes the reports of the public types of each entry point with API Extractor:
// pkg-template/api/*.api.md.
//
//   npm run api    updates them after an intended change; the tests compare

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pkg = path.join(root, 'pkg');
const { exports } = JSON.parse(readFileSync(path.join(root, 'pkg-template', 'package.json'), 'utf8'));

/**
 * The entry points with separate types: no files, no inline ones, no parts of `boards`, and none
 * whose types need a framework.
 */
export const entries = Object.keys(exports).filter(
  (name) => !/\.\w+$|\/inline$|\/boards\//.test(name) && exports[name].types?.startsWith('./frameworks/') === false,
);

const quiet = Object.fromEntries(
  ['ae-missing-release-tag', 'ae-undocumented', 'ae-forgotten-export'].map((id) => [
    id,
    { logLevel: ExtractorLogLevel.None },
  ]),
);

/** Returns the file name of the report of an entry point. */
export const reportName = (entry) => `${entry.slice(2).replaceAll('/', '-') || 'keddah'}.api.md`;

/** The compiled types of all entry points, which the reports share. */
let compilerState;

/**
 * Compares an entry point with its report, or updates the report; also returns errors in the types.
 */
export function report(entry, { update = false } = {}) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'keddah-api-'));
  const folder = path.join(root, 'pkg-template', 'api');
  const messages = [];
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: path.join(pkg, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: pkg,
      mainEntryPointFilePath: path.join(pkg, exports[entry].types),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            ...{ module: 'NodeNext', moduleResolution: 'NodeNext', target: 'ES2022', strict: true, types: [] },
            ...{ lib: ['ES2022', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'] },
          },
          files: [exports[entry].types],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: reportName(entry),
        reportFolder: folder,
        reportTempFolder: temporary,
        // Includes inherited members; for the boards the exported names are enough.
        includeForgottenExports: entry !== './boards',
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
          ...quiet,
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  compilerState ??= CompilerState.create(config, {
    additionalEntryPoints: entries.map((name) => path.join(pkg, exports[name].types)),
  });
  mkdirSync(folder, { recursive: true });
  try {
    const { apiReportChanged } = Extractor.invoke(config, {
      compilerState,
      localBuild: update,
      messageCallback(message) {
        message.handled = true;
        if (message.logLevel === ExtractorLogLevel.Error) messages.push(message.text);
      },
    });
    return { changed: apiReportChanged, messages };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const entry of entries) console.log(entry, report(entry, { update: true }));
}
