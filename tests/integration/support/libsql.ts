import { afterAll, beforeAll } from "vitest";
import { startSqld } from "../../../scripts/lib/sqld.mjs";
import { startFaultyLine } from "../../fakes/faulty-line.ts";
import { temporaryFolder } from "../../setup/temporary-folder.ts";
import { type OwnProduct, startProduct } from "./product.ts";

/** A libSQL server of a file's own, the line to it, which counts and fails as told, and a product behind that line. */
interface OnLibsql {
  sqld: Awaited<ReturnType<typeof startSqld>>;
  line: Awaited<ReturnType<typeof startFaultyLine>>;
  own: OwnProduct;
}

/** Ready when the tests of the file begin, gone after them. */
export function productOnLibsql(name: string): OnLibsql {
  const { folder, remove } = temporaryFolder(name);
  const started = {} as OnLibsql;
  beforeAll(async () => {
    started.sqld = await startSqld(folder);
    started.line = await startFaultyLine(started.sqld.url);
    started.own = await startProduct({ LIBSQL_URL: started.line.url });
  });
  afterAll(async () => {
    await started.own.stop();
    started.line.stop();
    await started.sqld.stop();
    remove();
  });
  return started;
}
