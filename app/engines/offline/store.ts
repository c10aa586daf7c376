import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type Draft, replacedBy, type Waiting } from "./waiting.ts";

interface Kept extends DBSchema {
  waiting: { key: number; value: Waiting };
  drafts: { key: string; value: Draft };
}

let opened: Promise<IDBPDatabase<Kept>> | undefined;

function database() {
  opened ??= openDB<Kept>("field", 1, {
    upgrade(db) {
      db.createObjectStore("waiting", { keyPath: "id", autoIncrement: true });
      db.createObjectStore("drafts", { keyPath: "key" });
    },
  });
  return opened;
}

/** Tells every window of this browser, this one too, that something was put, sent or thrown away. */
const changes = new EventTarget();
const windows = new BroadcastChannel("field");
windows.onmessage = () => changes.dispatchEvent(new Event("change"));
function changed(): void {
  changes.dispatchEvent(new Event("change"));
  windows.postMessage("");
}

export function onChange(listener: () => void): () => void {
  changes.addEventListener("change", listener);
  return () => changes.removeEventListener("change", listener);
}

/** In the order in which they were written. */
export async function allWaiting(): Promise<Waiting[]> {
  return (await database()).getAll("waiting");
}

/** Keeps a form to be sent, and its draft no longer; in one step, so that neither is lost. Returns its number. */
export async function putWaiting(item: Waiting): Promise<number> {
  const tx = (await database()).transaction(["waiting", "drafts"], "readwrite");
  const waiting = tx.objectStore("waiting");
  const replaced = replacedBy(await waiting.getAll(), item);
  const id = await waiting.put(replaced ? { ...item, id: replaced.id } : item);
  await tx.objectStore("drafts").delete(draftKey(item.keeper, item.form));
  await tx.done;
  changed();
  return id;
}

/** Notes what became of one, unless it was sent, thrown away or written anew meanwhile, here or in another window. */
export async function noteWaiting(item: Waiting, change: Partial<Waiting>): Promise<void> {
  const tx = (await database()).transaction("waiting", "readwrite");
  const standing = await tx.store.get(item.id ?? 0);
  if (standing?.at === item.at) await tx.store.put({ ...standing, ...change });
  await tx.done;
  changed();
}

/** Forgets one that was taken or thrown away, unless the same form was written anew meanwhile. */
export async function removeWaiting({ id = 0, at }: Pick<Waiting, "id" | "at">): Promise<void> {
  const tx = (await database()).transaction("waiting", "readwrite");
  if ((await tx.store.get(id))?.at === at) await tx.store.delete(id);
  await tx.done;
  changed();
}

export const draftKey = (keeper: string, form: string) => `${keeper} ${form}`;

export async function draftOf(key: string): Promise<Draft | undefined> {
  return (await database()).get("drafts", key);
}

export async function putDraft(draft: Draft): Promise<void> {
  await (await database()).put("drafts", draft);
}

export async function removeDraft(key: string): Promise<void> {
  await (await database()).delete("drafts", key);
}
