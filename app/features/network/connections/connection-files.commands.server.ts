import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import type { Person } from "~/engines/trust/trust.server.ts";
import { isConnected } from "./connection.queries.server.ts";
import { CONNECT_LIMITS, CONNECTION } from "./connections.limits.ts";

/** Hands the other of a connection a file. It is its giver's own, as a message is. */
export const handFile = (
  store: FileStore,
  actor: Person,
  { id, idem, name, bytes }: { id: string; idem: string; name: string; bytes: Uint8Array },
) =>
  keepFile(
    store,
    actor,
    { workspace: actor.workspace, type: CONNECTION, id },
    { id: idem, name, bytes },
    {
      ...{ kind: "document", most: CONNECT_LIMITS.fileBytes, count: CONNECT_LIMITS.files },
      when: isConnected(actor, id),
    },
  );
