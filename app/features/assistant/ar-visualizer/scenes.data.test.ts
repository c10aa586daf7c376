import { expect, test } from "vitest";
import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import { runTogether } from "~/services/contribution.ts";
import { arScenes } from "~db/schema/ar-scenes.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, freshGuest } from "../../../../tests/factories.ts";
import contribution from "./ar-visualizer.contributes.server.ts";
import { keepScene, removeScene } from "./scenes.commands.server.ts";
import { SCENE_LIMITS } from "./scenes.limits.ts";
import { readScene, readScenes } from "./scenes.queries.server.ts";
import { sceneOf, scenesView } from "./scenes.view.server.ts";

const db = testDatabase();
const { now } = createClock();
const deps = { db, now };
const OK = { ok: true };
const STAIR = sceneOf(new URLSearchParams("kind=stair&units=us"), "en")?.link ?? "";

const fresh = (): Person => inOwn(freshGuest());

test("a scene that is kept three times at once is there once, under the last name", async () => {
  const actor = fresh();
  const keep = (name: string) => keepScene(deps, actor, { link: STAIR, name });
  expect(await Promise.all(["A", "B", "C"].map(keep))).toEqual([OK, OK, OK]);
  expect(await keep("Cellar stair")).toEqual(OK);
  expect(await readScenes(db, actor)).toMatchObject([{ name: "Cellar stair", link: STAIR }]);
});

test("nobody reads or removes what another keeps", async () => {
  const [actor, stranger] = [fresh(), fresh()];
  await keepScene(deps, actor, { link: STAIR, name: "Stair" });
  const [{ id } = { id: "" }] = await readScenes(db, actor);
  expect(await readScene(db, stranger, id)).toBeUndefined();
  await removeScene(deps, stranger, id);
  expect(await readScene(db, actor, id)).toMatchObject({ name: "Stair" });
  expect(await removeScene(deps, actor, id)).toEqual(OK);
  expect(await readScenes(db, actor)).toEqual([]);
});

test("there is room for so many, and what is kept can still be named anew", async () => {
  const actor = fresh();
  const rows = Array.from({ length: SCENE_LIMITS.scenes }, (_, n) => ({
    ...{ id: crypto.randomUUID(), workspace: actor.workspace, link: `${STAIR}&n=${n}`, name: `Stair ${n}` },
    createdAt: now().toISOString(),
  }));
  for (let n = 0; n < rows.length; n += 10) await db.insert(arScenes).values(rows.slice(n, n + 10));
  expect(await keepScene(deps, actor, { link: STAIR, name: "New" })).toEqual({ ok: false, error: "full" });
  expect(await keepScene(deps, actor, { link: `${STAIR}&n=0`, name: "New" })).toEqual(OK);
});

test("a phone that was set against a tape is kept with its scene, and others open with it", async () => {
  const actor = fresh();
  await keepScene(deps, actor, { link: STAIR, name: "Stair" });
  const shed = sceneOf(new URLSearchParams("kind=shed&units=us&phone=102&tape=100"), "en");
  await keepScene(deps, actor, { link: shed?.link ?? "", name: "Shed" });
  const view = scenesView(await readScenes(db, actor), new URLSearchParams(), "en");
  expect(view.phone).toMatchObject({ phone: "102", tape: "100" });
  for (const { href } of view.scenes) expect(href).toContain("phone=102&tape=100");
  expect(scenesView([], new URLSearchParams("kind=stair&rise=9000"), "en").isWrong).toBe(true);
});

test("what a guest keeps is the member's, and what both kept has the member's name", async () => {
  const [guestOwner, memberOwner] = [freshGuest(), freshGuest()];
  const [guest, owner] = [inOwn(guestOwner), inOwn(memberOwner)];
  await keepScene(deps, guest, { link: STAIR, name: "Guest's" });
  await keepScene(deps, guest, { link: `${STAIR}&n=2`, name: "Other" });
  await keepScene(deps, owner, { link: STAIR, name: "Member's" });
  const [rows] = contribution.owned;
  await runTogether(db, rows?.adopt(db, { guest: guestOwner, owner: memberOwner }) ?? []);
  expect((await readScenes(db, owner)).map(({ name }) => name).sort()).toEqual(["Member's", "Other"]);
  expect(await readScenes(db, guest)).toEqual([]);
});
