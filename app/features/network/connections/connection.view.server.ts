import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { type ConnectionRow, findConnection, readConnections } from "./connection.queries.server.ts";
import { CONNECT_LIMITS, EXAMPLE } from "./connections.limits.ts";

const listed = (row: ConnectionRow) => ({
  ...{ id: row.id, who: row.who, line: row.line, state: row.state, asked: Boolean(row.asked) },
  ...{ blocked: Boolean(row.blocked), mutual: row.mutual, unread: row.unread, tags: row.tags ?? "" },
  doNotHire: Boolean(row.doNotHire),
});
export type ListedConnection = ReturnType<typeof listed>;

/** Everybody whom a member is connected with, has asked or was asked by. */
export async function connectionsView({ db }: Pick<AppLoadContext, "db">, actor: Person) {
  return (await readConnections(db, actor)).map(listed);
}

/** A made-up connection to look at, with a message of each. */
function exampleConnection({ language, now, formKey }: AppLoadContext) {
  const t = translator(language, "connections");
  const at = (minutes: number) => new Date(now().getTime() - minutes * 60_000).toISOString();
  const said = (id: string, mine: number, body: string, minutes: number) => ({
    ...{ id, mine, body, printedName: mine ? "" : t("example.other"), mark: "", createdAt: at(minutes) },
    ...{ editedAt: null, deletedAt: null, byLink: 0, open: 0 },
  });
  return {
    ...{ isExample: true, id: EXAMPLE, idem: formKey(), zone: "UTC", line: t("example.line") },
    ...{ who: t("example.other"), state: "accepted" as const, asked: false, blocked: false, isOpen: true },
    ...{ mutual: 0, names: [] as string[], unread: 0, free: [] as string[], theirReadAt: null },
    ...{ note: { tags: "", doNotHire: false, note: "" }, packages: [] as { id: string; topic: string }[] },
    files: [] as { id: string; name: string }[],
    said: [said("1", 0, t("example.first"), 90), said("2", 1, t("example.second"), 60)],
  };
}

/** One connection for one of its two; the made-up one for every member. */
export async function connectionView(context: AppLoadContext, actor: Person, id: string, zone: string) {
  if (id === EXAMPLE) return exampleConnection(context);
  const { db, now, formKey } = context;
  const found = await findConnection(db, actor, id, now());
  if (!found) return undefined;
  const { connection, said, note, names, free, packages, files } = found;
  const today = localDay(now(), zone);
  const last = dayAfter(today, CONNECT_LIMITS.weeks * 7);
  return {
    ...{ isExample: false, idem: formKey(), zone, names, packages, files, ...listed(connection) },
    isOpen: connection.state === "accepted" && !connection.blocked,
    theirReadAt: connection.theirReadAt,
    // The other is called by their name; the engine of talk names nobody.
    said: said.map((post) => (post.mine ? post : { ...post, printedName: connection.who ?? "" })),
    note: note ?? { tags: "", doNotHire: false, note: "" },
    free: free.filter((day) => day >= today && day < last),
  };
}
export type ConnectionView = NonNullable<Awaited<ReturnType<typeof connectionView>>>;
