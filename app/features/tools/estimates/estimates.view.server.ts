import { readFrom } from "~/engines/chain/chain.server.ts";
import { readEnd } from "~/engines/chain/chain.ts";
import { listDocuments } from "~/engines/lines/lines.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { jobChoices } from "./estimate.view.server.ts";
import { SAMPLE_DAY } from "./items.data.server.ts";
import { takenOver } from "./take-over.server.ts";

interface Asked {
  db: Database;
  language: Language;
  formKey: () => string;
  contributions: Parameters<typeof readFrom>[0]["contributions"];
}

/** The page that begins estimates, with what an address hands over. */
export async function readStart(context: Asked, actor: Present | undefined, url: URL) {
  const { language, formKey } = context;
  const [before, list] = await inOneTrip(context, (context) =>
    Promise.all([
      actor && readFrom(context, actor, readEnd(url.searchParams.get("from"))),
      actor ? listDocuments(context.db, actor, { workspace: actor.workspace, kind: "estimate" }) : [],
    ]),
  );
  const handed = url.searchParams.has("calculator") || url.searchParams.has("q");
  const taken = handed ? takenOver(url.searchParams, language) : undefined;
  return {
    list: list.map(({ id, title, totalCents, updatedAt }) => ({ id, title, totalCents, updatedAt })),
    jobs: jobChoices(language),
    taken,
    /** Somebody came with something that cannot be priced. */
    nothing: handed && !taken,
    /** What led here: the new estimate begins with its title, client and scope. */
    from: before && {
      ...{ from: before.from, name: before.name, title: before.facts.title ?? before.name },
      ...{ client: before.facts.client ?? "", scope: before.facts.note ?? "" },
    },
    /** So that a refused form finds its rows again. */
    query: taken ? url.search : "",
    sampleDay: SAMPLE_DAY,
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type EstimatesStart = Awaited<ReturnType<typeof readStart>>;
