import { eq } from "drizzle-orm";
import { joinedContributions } from "~/composition/contributions.server.ts";
import type { Content } from "~/engines/lines/lines.ts";
import { type Holder, inOwn, makeLink, type Person } from "~/engines/trust/trust.server.ts";
import { acceptProposal } from "~/features/business/proposals/client.commands.server.ts";
import { outlineOf } from "~/features/business/proposals/outline.server.ts";
import { chosenOf, withFacts } from "~/features/business/proposals/proposal-content.ts";
import { createProposal, sendProposal } from "~/features/business/proposals/proposals.commands.server.ts";
import contribution from "~/features/business/proposals/proposals.contributes.server.ts";
import { PROPOSAL } from "~/features/business/proposals/proposals.limits.ts";
import { heldProposalView } from "~/features/business/proposals/proposals.view.server.ts";
import { createProject } from "~/features/projects/projects/projects.commands.server.ts";
import type { Database } from "~db/client.ts";
import { documents } from "~db/schema/lines.ts";
import { createMember } from "./factories.ts";

/** Whoever holds the link of a proposal, as its page has them. */
export interface Holding {
  holder: Holder;
  holding: { holder: Holder; link: never; name: string };
}

/** Proposals as a contractor writes and sends them, and as their client opens and accepts them. */
export function proposing(db: Database, now: () => Date) {
  const deps = { db, now };
  const key = () => crypto.randomUUID() as string;
  const given = { ...deps, language: "en" as const, formKey: key, contributions: joinedContributions };
  const present = (actor: Person) => ({ ...actor, role: "owner" as const });
  const member = async () => inOwn((await createMember(db)).owner);
  const today = () => now().toISOString().slice(0, 10);

  const outline = (facts: Record<string, string> = {}) =>
    withFacts(
      outlineOf(
        "en",
        { template: "deck", client: "Homeowner 1", site: "Ridge", size: "0", facts: "" },
        today(),
      ),
      facts,
    );

  const rowOf = async (id: string) => {
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    if (!row) throw new Error("it is there");
    return row;
  };
  const at = async (id: string) => ({ id, version: (await rowOf(id)).version });

  async function drafted(actor: Person, content: Content = outline(), amends?: string) {
    const made = await createProposal(deps, actor, { idem: key(), title: "Deck", content, amends });
    if (!made.ok) throw new Error(made.error);
    return made.id;
  }

  async function sentOff(actor: Person, id: string) {
    const { version } = await rowOf(id);
    return sendProposal(deps, actor, { record: id, version, idem: key() });
  }

  async function sent(actor: Person, content?: Content, amends?: string) {
    const id = await drafted(actor, content, amends);
    const done = await sentOff(actor, id);
    if (!done.ok) throw new Error(done.error);
    return id;
  }

  async function holderOf(actor: Person, id: string): Promise<Holding> {
    const passwords = { hash: async (text: string) => text, verify: async () => true };
    const trust = {
      ...deps,
      secret: "s".repeat(32),
      passwords,
      contributions: { links: contribution.links },
    };
    const made = await makeLink(trust, actor, {
      ...{ idem: key(), workspace: actor.workspace, subject: { type: PROPOSAL, id } },
      ...{
        name: "The client",
        verbs: ["sign", "answer"] as const,
        kind: "person" as const,
        days: 60,
        asksName: true,
      },
    } as never);
    if (!made.ok) throw new Error(made.error);
    const holder: Holder = { kind: "holder", link: made.id, now: now() };
    const link = {
      id: made.id,
      subject: { type: PROPOSAL, id },
      verbs: ["sign", "answer"],
      asksName: true,
    } as never;
    return { holder, holding: { holder, link, name: "" } };
  }

  const look = async ({ holding }: Holding, query = "") => {
    const view = await heldProposalView(given, holding, new URLSearchParams(query));
    if (!view) throw new Error("it is shown");
    return view;
  };

  async function accept(held: Holding, id: string, query = "", more: object = {}) {
    const view = await look(held, query);
    const params = new URLSearchParams(query);
    return acceptProposal(deps, held.holder, {
      ...{
        id,
        version: view.proposal.version,
        idem: key(),
        printedName: "Homeowner 1",
        totalCents: view.total,
        drawn: "",
      },
      choose: (content) => chosenOf(content, (field) => params.get(field)),
      ...more,
    });
  }

  const begin = { zone: "America/Chicago", begin: createProject };
  return {
    ...{ key, given, present, member, today, outline, rowOf, at, drafted, sentOff, sent, holderOf, look },
    ...{ accept, begin },
  };
}
