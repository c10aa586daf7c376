import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type Person, presentMember } from "~/engines/trust/trust.server.ts";
import { changeKept } from "~/features/assistant/blueprint/kept.form.server.ts";
import { KeepSampleForm } from "~/features/assistant/blueprint/kept.schemas.ts";
import { keepSample } from "~/features/assistant/blueprint/sample-plan.commands.server.ts";
import {
  deleteDrawing,
  type SaveDeps,
  saveDrawing,
} from "~/features/assistant/blueprint/saved.commands.server.ts";
import { DeleteDrawingForm, SaveDrawingForm } from "~/features/assistant/blueprint/saved.schemas.ts";
import { parseForm, readUpload } from "~/services/form.server.ts";
import { requireUser } from "~/services/guard.server.ts";
import { noAccess, refusal } from "~/services/refusal.server.ts";

const STATUS = {
  notAnImage: 400,
  moving: 400,
  refused: 400,
  tooLarge: 413,
  full: 409,
  gone: 404,
  "not-allowed": 403,
  stale: 409,
} as const;
const TOASTS = {
  notAnImage: "notAnImage",
  moving: "drawingMoves",
  tooLarge: "notAnImage",
  full: "drawingsFull",
} as const;

const SCREEN = "/blueprint-analyzer";
const refused = (error: keyof typeof STATUS) => Response.json({ error }, { status: STATUS[error] });

/** Forms are sent here; whoever opens the address is led to the screen. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  return redirect(SCREEN, 303);
}

/**
 * What is done to a member's drawings, by `intent`: `save` keeps one (multipart with `picture`), `sample` keeps our own
 * plan, `delete` deletes one, `takeoff` keeps what was measured on one. A program that sends `answer=json` gets `{id}`,
 * or `{error}` with its status; of a take-off always `{version}` or `{error}`. A form goes on to the kept drawing.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const actor = await presentMember(context, await requireUser(context, request));
  const { pictures } = context.env;
  if (!pictures) throw refusal("not-found");
  const deps = { db: context.db, pictures, now: context.now };
  const posted = await readUpload(request, "picture");
  switch (posted.form.get("intent")) {
    case "delete":
      return remove(args, deps, actor, posted.form);
    case "sample":
      return saveSample(args, deps, actor, posted.form);
    case "takeoff": {
      const outcome = await changeKept(context, actor, posted.form);
      if (outcome.ok && outcome.changed) return Response.json({ version: outcome.version });
      if (outcome.ok || outcome.error === "malformed") throw refusal("malformed");
      return refused(outcome.error);
    }
    default:
      return save(args, deps, actor, posted);
  }
}

async function remove({ context }: ActionFunctionArgs, deps: SaveDeps, actor: Person, form: FormData) {
  const submission = parseForm(form, DeleteDrawingForm);
  if (submission.status === "success") await deleteDrawing(deps, actor, submission.value);
  await context.toast.set("drawingDeleted");
  return redirect(SCREEN, 303);
}

/** Goes on to the kept plan, or back to the address that is full. */
async function saveSample(
  { request, context }: ActionFunctionArgs,
  deps: SaveDeps,
  actor: Person,
  form: FormData,
) {
  const submission = parseForm(form, KeepSampleForm);
  if (submission.status !== "success") throw refusal("malformed");
  const saved = await keepSample({ ...deps, language: context.language }, actor, submission.value);
  if (!saved.ok && saved.error === "malformed") throw refusal("malformed");
  if (!saved.ok && saved.error === "not-allowed") throw noAccess({}, []);
  await context.toast.set(saved.ok ? "drawingSaved" : "drawingsFull");
  return redirect(saved.ok ? `${SCREEN}?plan=${saved.id}` : `${SCREEN}${new URL(request.url).search}`, 303);
}

async function save(
  { context }: ActionFunctionArgs,
  deps: SaveDeps,
  actor: Person,
  { form, file }: Awaited<ReturnType<typeof readUpload>>,
) {
  const submission = parseForm(form, SaveDrawingForm);
  if (submission.status !== "success" || !file) throw refusal("malformed");
  const picture = new Uint8Array(await file.arrayBuffer());
  const saved = await saveDrawing(deps, actor, { ...submission.value, picture });
  if (form.get("answer") === "json") return saved.ok ? Response.json({ id: saved.id }) : refused(saved.error);
  if (saved.ok) await context.toast.set("drawingSaved");
  else if (saved.error === "not-allowed") throw noAccess({}, []);
  else await context.toast.set(TOASTS[saved.error]);
  return redirect(saved.ok ? `${SCREEN}?plan=${saved.id}` : SCREEN, 303);
}
