import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { storeOf } from "~/engines/file/file.server.ts";
import { type Present, presentOwner, presentReader } from "~/engines/trust/trust.server.ts";
import { SitesScreen } from "~/features/tools/sites/components/sites-screen.tsx";
import { readSearch } from "~/features/tools/sites/find-sites.logic.ts";
import { addSite, changeSite, removeSite } from "~/features/tools/sites/sites.commands.server.ts";
import { findSite, readSites } from "~/features/tools/sites/sites.queries.server.ts";
import { SiteChange } from "~/features/tools/sites/sites.schemas.ts";
import { listOf, valuesOf, zonesFor } from "~/features/tools/sites/sites.view.server.ts";
import { parseForm, readForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { addSamples } from "~/services/sample-data.server.ts";

export const handle = { i18n: ["sites"] };

/** The sites of whoever looks; `?edit=<id>` opens the form of one, `?edit=new` an empty one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { db, language } = context;
  const actor = await presentReader(context);
  const sites = await readSites(db, actor);
  const search = readSearch(searchParams);
  const edit = searchParams.get("edit");
  const site = sites.find(({ id }) => id === edit);
  return {
    list: listOf(sites, search, language),
    search,
    edited: edit === "new" || site ? valuesOf(site, language) : undefined,
    zones: zonesFor(site),
    idem: context.formKey(),
    readOnly: actor?.role === "viewer",
  };
}

const DONE = { add: "siteAdded", change: "siteChanged", remove: "siteRemoved" } as const;
const STATUS = { full: 409, stale: 409, gone: 404 } as const;
const TYPED = ["name", "address", "position", "gate", "hazards", "rules", "contacts"] as const;

function changed(context: ActionFunctionArgs["context"], actor: Present, change: SiteChange) {
  if (change.intent === "add") return addSite(context, actor, change);
  if (change.intent === "change") return changeSite(context, actor, change);
  if (change.intent === "remove") return removeSite(storeOf(context), actor, change.site);
  return undefined;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const submission = parseForm(form, SiteChange);
  const fields = typedIn(form);
  const actor = await presentOwner(context);
  /** The form is shown again as it was sent: a new one, or that of a site. */
  const shownAgain = async () => {
    const site = fields.site ? await findSite(context.db, actor, fields.site) : undefined;
    return { edited: valuesOf(site, context.language), zones: zonesFor(site) };
  };
  if (submission.status !== "success") {
    const reply = replyOf(submission);
    const isForm = fields.intent === "add" || fields.intent === "change";
    return data({ reply, refused: undefined, ...(isForm && (await shownAgain())) }, 400);
  }
  const change = submission.value;
  const result = await changed(context, actor, change);
  if (!result) {
    if (change.intent === "samples")
      await addSamples(context, context.contributions, {
        workspace: actor.workspace,
        language: context.language,
        idem: change.idem,
      });
    await context.toast.set("siteSamples");
    return redirect("/job-site-locator", 303);
  }
  if (!result.ok) {
    if (result.error === "not-allowed") throw noAccess(fields, TYPED);
    const again = change.intent === "remove" ? undefined : await shownAgain();
    return data({ reply: { fields, errors: {} }, refused: result, ...again }, STATUS[result.error]);
  }
  if (change.intent === "samples") return redirect("/job-site-locator", 303);
  await context.toast.set(DONE[change.intent]);
  return redirect(change.intent === "remove" ? "/job-site-locator" : `/job-site/${result.id}`, 303);
}

export default function JobSiteLocatorRoute() {
  return <SitesScreen {...useLoaderData<typeof loader>()} {...useActionData<typeof action>()} />;
}
