import { type SQL, sql } from "drizzle-orm";
import { bindProcess, members, readers, telling, type Who } from "~/engines/process/process.server.ts";
import { partners } from "~db/schema/partners.ts";
import { partnerProcess } from "./partner.process.ts";
import { PARTNER_FORM } from "./partners.limits.ts";

const { workspace } = partners;

/** An administrator, but not of a firm of their own. */
const isKeeper = (who: Who): SQL =>
  who.kind === "administrator"
    ? sql`(${workspace} <> ${who.owner} and not exists (select 1 from workspace_members as inside
        where inside.workspace_id = ${workspace} and 'user:' || inside.user_id = ${who.owner}))`
    : sql`0`;

export default bindProcess(partnerProcess, {
  record: {
    table: partners,
    id: partners.id,
    workspace,
    state: partners.state,
    since: partners.stateSince,
    version: partners.version,
  },
  read: readers([workspace], undefined, { administrators: true }),
  parties: { firm: members(workspace), keeper: isKeeper },
  tell: {
    firm: telling(() => "partnerMoved", {
      records: sql`partners r`,
      whom: sql`r.workspace_id`,
      subject: sql`r.shown_as`,
      href: sql`${PARTNER_FORM}`,
      where: sql`1`,
    }),
  },
});
