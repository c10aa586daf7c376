import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { presentMember } from "~/engines/trust/trust.server.ts";
import {
  readHandedOver,
  readTypedAnalysis,
  visionOffer,
} from "~/features/assistant/blueprint/blueprint.queries.server.ts";
import { readZone } from "~/features/assistant/blueprint/blueprint.schemas.ts";
import { BlueprintScreen } from "~/features/assistant/blueprint/components/blueprint-screen.tsx";
import { EXAMPLE_LINES } from "~/features/assistant/blueprint/example-lines.data.ts";
import { readHome } from "~/features/assistant/blueprint/handed-over.schemas.ts";
import { changeKept } from "~/features/assistant/blueprint/kept.form.server.ts";
import { readKeptPlan, readSamplePlan } from "~/features/assistant/blueprint/plan.queries.server.ts";
import { queryAfter } from "~/features/assistant/blueprint/plan.schemas.ts";
import { SAMPLE_PLAN } from "~/features/assistant/blueprint/sample-plan.ts";
import { listDrawings } from "~/features/assistant/blueprint/saved.queries.server.ts";
import { UploadForm } from "~/features/assistant/blueprint/saved.schemas.ts";
import { receiveDrawing } from "~/features/assistant/blueprint/uploads.commands.server.ts";
import { refusedUploadText } from "~/features/assistant/blueprint/uploads.texts.server.ts";
import { askAboutKept } from "~/features/assistant/blueprint/vision.commands.server.ts";
import { VISION_STATUS } from "~/features/assistant/blueprint/vision.schemas.ts";
import { planSvg } from "~/features/assistant/home-design/plan-files.server.tsx";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { parseForm, readUploads, typedIn } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";
import { latePart } from "~/ui/late-part.tsx";

export const handle = { i18n: ["blueprint", "drawing-result", "drawing-vision", "take-off"] };

/** What people type into the forms of this page. */
const TYPED = ["lines", "length", "label", "price"] as const;

/** The server draws it; the browser fetches its scripts only where a plan is measured. */
const PlanScreen = import.meta.env.SSR
  ? (await import("~/features/assistant/blueprint/components/plan-screen.tsx")).default
  : latePart(() => import("~/features/assistant/blueprint/components/plan-screen.tsx"));

/** The plan of a house as a file; undefined where the query draws none. */
function drawnHome({ language }: { language: Language }, home: URLSearchParams) {
  const svg = planSvg(home, language);
  const name = `${translator(language, "blueprint")("handed.file")}.svg`;
  return svg === undefined ? undefined : { svg, name };
}

/** Typed lines with their result, or the state of a plan that is measured; all of it from the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("plan");
  if (id === SAMPLE_PLAN.id) return readSamplePlan(context, searchParams);
  if (id !== null) {
    const member = await requireUser(context, request);
    const plan = await readKeptPlan(context, await presentMember(context, member), id, searchParams);
    if (!plan) throw refusal("not-found");
    return plan;
  }
  const home = readHome(searchParams);
  const drawn = home && drawnHome(context, home);
  if (home && !drawn) throw refusal("not-found");
  const member = context.env.pictures && (await context.session.current());
  return {
    handed:
      home && drawn && readHandedOver(drawn.svg, home, { name: drawn.name, zone: readZone(searchParams) }),
    typed: readTypedAnalysis(searchParams),
    example: EXAMPLE_LINES,
    query: searchParams.toString(),
    saved: member && (await listDrawings(context.db, await presentMember(context, member))),
    vision: visionOffer(context.env),
    plain: { idem: context.formKey() },
  };
}

/**
 * What was measured on a kept drawing or typed beside it: 303 to where the page goes on, 400 with what is wrong, 409
 * where the drawing was changed on another page meanwhile.
 */
async function change({ request, context }: ActionFunctionArgs, form: FormData) {
  const member = await requireUser(context, request);
  const outcome = await changeKept(context, await presentMember(context, member), form);
  if (!outcome.ok) {
    // Whoever was taken out of the workspace while the page was open keeps what they typed, and nothing is written.
    if (outcome.error === "gone" || outcome.error === "not-allowed") throw noAccess(typedIn(form), TYPED);
    if (!("change" in outcome)) throw refusal("malformed");
    return data({ change: outcome.change }, outcome.error === "stale" ? 409 : 400);
  }
  const { changed, id, measuring } = outcome;
  if (changed) await context.toast.set(changed === "lines" ? "linesSaved" : "takeoffSaved");
  const { search } = new URL(request.url);
  // Lines are kept beside a take-off that may be unfinished, which the address holds.
  if (changed === "lines") return redirect(`/blueprint-analyzer${search}`, 303);
  const query = measuring ? queryAfter(search, measuring, changed !== undefined) : `plan=${id}`;
  return redirect(`/blueprint-analyzer?${query}`, 303);
}

/** Asks the vision model about a kept drawing, with `consent=yes`; the page then shows what it says. */
async function ask({ request, context }: ActionFunctionArgs, form: FormData) {
  const member = await requireUser(context, request);
  const id = new URL(request.url).searchParams.get("plan") ?? "";
  const answer = await askAboutKept(context, await presentMember(context, member), {
    id,
    consent: form.get("consent") === "yes",
    signal: request.signal,
  });
  if (answer.ok) return data({ vision: answer });
  const { error } = answer;
  if (error === "gone") throw refusal("not-found");
  return data({ vision: { ok: false as const, error } }, VISION_STATUS[error]);
}

type Uploaded = Awaited<ReturnType<typeof readUploads<"drawing" | "photo">>>;

/** A drawing sent without scripts: 200 with what it says, 303 to the drawing that is kept, or 400 with the reason. */
async function receive({ request, context }: ActionFunctionArgs, { form, files }: Uploaded) {
  const submission = parseForm(form, UploadForm);
  if (submission.status !== "success") throw refusal("malformed");
  const { idem, keep } = submission.value;
  const member = keep ? await requireUser(context, request) : await context.session.current();
  await context.rateLimit.take("drawing");
  const home = readHome(form);
  const drawn = home && drawnHome(context, home);
  if (home && !drawn) throw refusal("not-found");
  const { pictures } = context.env;
  const zone = readZone(form);
  const outcome = await receiveDrawing(pictures && { db: context.db, pictures, now: context.now }, {
    files: drawn
      ? [new File([drawn.svg], drawn.name, { type: "image/svg+xml" })]
      : files.map(({ file }) => file),
    photographed: !drawn && files.every(({ field }) => field === "photo"),
    idem,
    zone,
    keepFor: keep && member && (await presentMember(context, member)),
  });
  if (!outcome.ok && outcome.error === "not-allowed") throw noAccess(typedIn(form), TYPED);
  if (outcome.ok && "kept" in outcome) {
    await context.toast.set("drawingSaved");
    return redirect(`/blueprint-analyzer?plan=${outcome.kept}${outcome.partly ? "&partly=yes" : ""}`, 303);
  }
  const plain = { idem, zone, keep: keep !== undefined };
  if (outcome.ok) return data({ plain, uploaded: outcome.read });
  const error = refusedUploadText(context.language, outcome, member !== undefined && pictures !== undefined);
  return data({ plain: { ...plain, error }, uploaded: undefined }, 400);
}

/** By `intent`: a drawing to read, a question about a kept one, or a change of what is kept with it. */
export async function action(args: ActionFunctionArgs) {
  const posted = await readUploads(args.request, ["drawing", "photo"]);
  switch (posted.form.get("intent")) {
    case "read":
      return receive(args, posted);
    case "vision":
      return ask(args, posted.form);
    default:
      return change(args, posted.form);
  }
}

export default function BlueprintAnalyzerRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const first = useRef({ view, answer }).current;
  if ("plan" in view)
    return (
      <PlanScreen
        {...view}
        isServed={first.view === view && first.answer === answer}
        answer={answer && "vision" in answer ? answer.vision : undefined}
        change={answer && "change" in answer ? answer.change : undefined}
      />
    );
  const { plain, uploaded } =
    answer && "plain" in answer ? answer : { plain: view.plain, uploaded: undefined };
  return <BlueprintScreen {...view} plain={plain} uploaded={uploaded} />;
}
