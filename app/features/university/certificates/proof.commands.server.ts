import { and, eq, isNull, sql } from "drizzle-orm";
import { type FileStore, keepFile } from "~/engines/file/file.server.ts";
import { type Holder, mayAct, type Person } from "~/engines/trust/trust.server.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { credentials, trainingAsks } from "~db/schema/certificates.ts";
import type { CardText } from "./certificates.commands.server.ts";
import { ASK, CARD, CERTIFICATE_LIMITS, isCardKind } from "./certificates.limits.ts";
import { readAsk } from "./certificates.queries.server.ts";
import { qrInPicture } from "./read-qr.server.ts";

type FileRefusal = Extract<Awaited<ReturnType<typeof keepFile>>, { ok: false }>["error"];

/**
 * Takes in the card that somebody was asked for, from whoever holds the link: its photo and what stands on it. Nobody has
 * verified it then: that is for whoever asked. The form's key is the id of the card and of its photo, and a request is
 * answered once.
 */
export async function sendProof(
  store: FileStore,
  holder: Holder,
  {
    ask: id,
    idem,
    photo,
    kind,
    sentBy,
    ...card
  }: CardText & {
    ask: string;
    idem: string;
    sentBy: string;
    photo: { name: string; bytes: Uint8Array<ArrayBuffer> };
  },
): Promise<CommandResult<"gone" | "answered" | "not-allowed" | FileRefusal>> {
  const { db, now } = store;
  const ask = await readAsk(db, holder, id);
  if (!ask) return { ok: false, error: "gone" };
  const workspace = ask.workspace as Person["workspace"];
  const subject = { type: ASK, id };
  const isOpen = sql`exists (select 1 from training_asks as open where open.id = ${id} and open.answered_at is null)`;
  const kept = await keepFile(
    store,
    holder,
    { workspace, type: CARD, id: idem },
    { id: idem, ...photo },
    { kind: "picture", most: CERTIFICATE_LIMITS.photoBytes, count: 1, byLink: subject, when: isOpen },
  );
  if (!kept.ok) {
    // With the same key it came before, and with another one somebody was first.
    if (kept.error !== "tooMany" && kept.error !== "not-allowed") return kept;
    const again = await readAsk(db, holder, id);
    return { ok: false, error: again?.answeredAt ? "answered" : "not-allowed" };
  }
  const qrText = (await qrInPicture(photo.bytes))?.slice(0, CERTIFICATE_LIMITS.qrText) ?? "";
  const at = now().toISOString();
  // For a requirement of the firm's own no kind of card stands on the form.
  const shown = isCardKind(ask.requirement) ? kind : ask.requirement;
  const may = mayAct(holder, "upload", trainingAsks.workspace, { type: ASK, id: trainingAsks.id });
  await db.batch([
    db
      .insert(credentials)
      .select(
        sql`select ${idem}, ${trainingAsks.workspace}, ${trainingAsks.personId}, ${card.holder}, ${shown}, ${card.number},
          ${card.issuer}, ${card.issuedOn}, ${card.expiresOn}, 'none', '', '', null, ${qrText}, null,
          ${trainingAsks.id}, ${sentBy}, 1, 0, ${at} from ${trainingAsks} where ${trainingAsks.id} = ${id}
          and ${trainingAsks.answeredAt} is null and ${may}`,
      )
      .onConflictDoNothing(),
    db
      .update(trainingAsks)
      .set({ answeredAt: at })
      .where(
        and(
          eq(trainingAsks.id, id),
          isNull(trainingAsks.answeredAt),
          may,
          sql`exists (select 1 from credentials as sent where sent.id = ${idem} and sent.ask_id = ${id})`,
        ),
      ),
  ]);
  const [there] = await db
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(eq(credentials.id, idem), eq(credentials.askId, id)));
  return there ? { ok: true } : { ok: false, error: "answered" };
}
