import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { analyseLines } from "~/engines/drawing/analysis.ts";
import { typedLines } from "~/engines/drawing/sheet.ts";
import { readTakeoff } from "~/engines/drawing/takeoff/address.ts";
import { calibrate } from "~/engines/drawing/takeoff/takeoff.ts";
import { readTypedAnalysis, visionOffer } from "~/features/blueprint/blueprint.queries.server.ts";
import { readZone, type TypedError } from "~/features/blueprint/blueprint.schemas.ts";
import { BlueprintScreen } from "~/features/blueprint/components/blueprint-screen.tsx";
import { readPlan } from "~/features/blueprint/plan.schemas.ts";
import { EXAMPLE_LINES } from "~/features/blueprint/sample-analysis.data.ts";
import { SAMPLE_PLAN } from "~/features/blueprint/sample-plan.ts";
import { changeDrawing, pictureKey } from "~/features/blueprint/saved.commands.server.ts";
import { findDrawing, listDrawings } from "~/features/blueprint/saved.queries.server.ts";
import { KeepForm, UploadForm } from "~/features/blueprint/saved.schemas.ts";
import { receiveDrawing } from "~/features/blueprint/uploads.commands.server.ts";
import { refusedUploadText } from "~/features/blueprint/uploads.texts.server.ts";
import { askVision, VISION_STATUS } from "~/features/blueprint/vision.commands.server.ts";
import { ASKED_FORMATS } from "~/features/blueprint/vision.schemas.ts";
import { parseForm, readUploads, replyOf } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { refusal } from "~/services/refusal.server.ts";

export const handle = { i18n: ["blueprint", "drawing-result", "drawing-vision", "take-off"] };

/** The server draws it; the browser fetches its scripts only where a plan is measured. */
const PlanScreen = import.meta.env.SSR
  ? (await import("~/features/blueprint/components/plan-screen.tsx")).default
  : lazy(() => import("~/features/blueprint/components/plan-screen.tsx"));

/** Typed lines with their result, or the state of a plan that is measured; all of it from the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get("plan");
  if (id === SAMPLE_PLAN.id) return { plan: SAMPLE_PLAN, state: readPlan(searchParams, SAMPLE_PLAN) };
  if (id !== null) {
    const member = await requireUser(context, request);
    const drawing = await findDrawing(context.db, member.id, id);
    if (!drawing) throw refusal("not-found");
    const { name, type, width, height, version, takeoff, typedLines: typed } = drawing;
    const state = readPlan(searchParams, { width, height }, readTakeoff(new URLSearchParams(takeoff)));
    const lines = [...drawing.lines, ...typedLines(typed)];
    return {
      plan: { id, name, width, height, source: `/blueprint-analyzer/drawings/${id}` },
      state,
      kept: { version, takeoff, lines: typed },
      analysis: analyseLines(lines, calibrate(state.takeoff).state, { zone: state.zone }),
      vision: ASKED_FORMATS.some((format) => type === `image/${format}`)
        ? visionOffer(context.env)
        : undefined,
    };
  }
  const member = context.env.pictures && (await context.session.current());
  return {
    typed: readTypedAnalysis(searchParams),
    example: EXAMPLE_LINES,
    query: searchParams.toString(),
    saved: member && (await listDrawings(context.db, member.id)),
    vision: visionOffer(context.env),
    plain: { idem: crypto.randomUUID() },
  };
}

/**
 * What was measured on a kept drawing (`intent=takeoff`) or typed beside it (`lines`): 303 to the same place, 400 with
 * what is wrong, 409 where the drawing was changed on another page meanwhile.
 */
async function keepChange({ request, context }: ActionFunctionArgs, form: FormData) {
  const member = await requireUser(context, request);
  const isLines = form.get("intent") === "lines";
  const submission = parseForm(form, KeepForm);
  const typed = isLines ? String(form.get("lines") ?? "") : undefined;
  if (submission.status !== "success") {
    const error = replyOf(submission).errors.lines;
    if (error === undefined) throw refusal("malformed");
    return data({ change: { stale: false, lines: typed, error: error as TypedError } }, 400);
  }
  const { id, version, takeoff = "", lines = "" } = submission.value;
  const change = isLines ? { typedLines: lines } : { takeoff };
  const changed = await changeDrawing(context.db, member.id, { id, version }, change);
  if (!changed.ok && changed.error === "gone") throw refusal("not-found");
  if (!changed.ok) return data({ change: { stale: true, lines: typed, error: undefined } }, 409);
  await context.toast.set(isLines ? "linesSaved" : "takeoffSaved");
  // Lines are kept beside a take-off that may be unfinished, which the address holds.
  const { search } = new URL(request.url);
  return redirect(`/blueprint-analyzer${isLines ? search : `?plan=${id}`}`, 303);
}

/** Asks the vision model about a kept drawing, with `consent=yes`; the page then shows what it says. */
async function askAboutKept({ request, context }: ActionFunctionArgs, form: FormData) {
  const member = await requireUser(context, request);
  const id = new URL(request.url).searchParams.get("plan");
  const drawing = id === null ? undefined : await findDrawing(context.db, member.id, id);
  if (!drawing) throw refusal("not-found");
  const answer = await askVision(context, {
    consent: form.get("consent") === "yes",
    picture: async () => {
      const kept = await context.env.pictures?.get(pictureKey(drawing.id));
      return kept ? new Uint8Array(await kept.arrayBuffer()) : undefined;
    },
    signal: request.signal,
  });
  return data({ vision: answer }, answer.ok ? 200 : VISION_STATUS[answer.error]);
}

type Uploaded = Awaited<ReturnType<typeof readUploads<"drawing" | "photo">>>;

/** A drawing sent without scripts: 200 with what it says, 303 to the drawing that is kept, or 400 with the reason. */
async function receive({ request, context }: ActionFunctionArgs, { form, files }: Uploaded) {
  const submission = parseForm(form, UploadForm);
  if (submission.status !== "success") throw refusal("malformed");
  const { idem, keep } = submission.value;
  const member = keep ? await requireUser(context, request) : await context.session.current();
  await context.rateLimit.take("drawing");
  const { pictures } = context.env;
  const zone = readZone(form);
  const outcome = await receiveDrawing(pictures && { db: context.db, pictures, now: context.now }, {
    files: files.map(({ file }) => file),
    photographed: files.every(({ field }) => field === "photo"),
    idem,
    zone,
    keepFor: keep && member?.id,
  });
  if (outcome.ok && "kept" in outcome) {
    await context.toast.set("drawingSaved");
    return redirect(`/blueprint-analyzer?plan=${outcome.kept}`, 303);
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
      return askAboutKept(args, posted.form);
    default:
      return keepChange(args, posted.form);
  }
}

export default function BlueprintAnalyzerRoute() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (view.plan)
    return (
      <Suspense fallback={null}>
        <PlanScreen
          {...view}
          answer={answer && "vision" in answer ? answer.vision : undefined}
          change={answer && "change" in answer ? answer.change : undefined}
        />
      </Suspense>
    );
  const { plain, uploaded } =
    answer && "plain" in answer ? answer : { plain: view.plain, uploaded: undefined };
  return <BlueprintScreen {...view} plain={plain} uploaded={uploaded} />;
}
