import { generateKeyPairSync, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { tryLock } from "./lock.mjs";
import { withPatience } from "./patience.mjs";
import { Refusal } from "./refusal.mjs";
import { ROOT } from "./root.mjs";

/** The folder that STATE_DIR names, `.state` in the project by default; it is made if need be. */
export function stateDir(named = process.env.STATE_DIR) {
  const dir = path.resolve(ROOT, named || ".state");
  try {
    fs.mkdirSync(dir, { recursive: true });
    fs.accessSync(dir, fs.constants.W_OK);
  } catch {
    throw new Refusal(`The state folder ${dir} cannot be written to; set STATE_DIR to one that can.`);
  }
  return dir;
}

/**
 * Where Miniflare keeps D1, R2 and Durable Object data. `v3` is what wrangler adds to its `--persist-to`, so that
 * `wrangler d1 execute groundwork --local --persist-to .state` sees the same database.
 * @param {string} dir
 */
export const persistRoot = (dir) => path.join(dir, "v3");

/**
 * Makes this process the only one to work on a state folder: workerd expects its files to itself.
 * @param {string} dir
 */
export async function holdState(dir) {
  const release = await withPatience(() => tryLock(`state:${fs.realpathSync(dir)}`));
  if (!release) {
    throw new Refusal(
      `Groundwork is already running on the state in ${dir}; stop it first or set another STATE_DIR.`,
    );
  }
  return release;
}

/**
 * The secret that signs cookies and tokens, made once and kept in the state folder, so that sessions outlive a restart.
 * @param {string} dir
 */
export function sessionSecret(dir) {
  return keptSecret(dir, "session-secret", () => randomBytes(32).toString("base64url"));
}

/**
 * The Ed25519 key that signs certificates, as PKCS #8 in base64url, made once as well: with another one those that were
 * printed would be nobody's.
 * @param {string} dir
 */
export function signingKey(dir) {
  return keptSecret(dir, "signing-key", () =>
    generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "der" }).toString("base64url"),
  );
}

/**
 * @param {string} dir
 * @param {string} name
 * @param {() => string} make
 */
function keptSecret(dir, name, make) {
  const file = path.join(dir, name);
  if (!fs.existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, make(), { mode: 0o600 });
    // Unlike a rename, a link fails when another process was first; its secret then stands.
    try {
      fs.linkSync(draft, file);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") fs.renameSync(draft, file);
    }
    fs.rmSync(draft, { force: true });
  }
  return fs.readFileSync(file, "utf8");
}
