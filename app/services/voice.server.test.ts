import { expect, test } from "vitest";
import { createVoice } from "./voice.server.ts";

const ANSWER = { token: "a.b", expiresAt: "2026-12-01T00:00:00.000Z", mode: "agent" };

function voice(answer: () => Response, network = "192.0.2.0") {
  const requests: Request[] = [];
  const worker = {
    fetch: async (input: string, init?: RequestInit) => {
      requests.push(new Request(input, init));
      return answer();
    },
  };
  const service = createVoice({
    worker: worker as never,
    secret: "a-secret-of-the-tests",
    network,
    requestId: "r-1",
  });
  return { service, requests };
}

interface Sent {
  visitor: string;
  network: string;
}

const choice = { voice: "will", language: "en", mode: "agent", key: "xi-own" } as const;

test("a session is made with the choice and ids that tell nothing about who asks", async () => {
  const { service, requests } = voice(() => Response.json(ANSWER));
  expect(await service.makeSession(choice, "user:17")).toEqual(ANSWER);
  const body = (await requests[0]?.json()) as Sent;
  expect(body).toMatchObject(choice);
  expect(body.visitor).toMatch(/^[0-9a-f]{32}$/);
  expect(body.network).toMatch(/^[0-9a-f]{32}$/);
  expect(body.visitor).not.toBe(body.network);
  expect(requests[0]?.headers.get("x-request-id")).toBe("r-1");
});

test("the same person has the same id again, another person another, and a guest that of the network", async () => {
  const { service, requests } = voice(() => Response.json(ANSWER));
  for (const owner of ["user:17", "user:17", "user:18", undefined] as const) {
    await service.makeSession(choice, owner);
  }
  const ids = await Promise.all(requests.map(async (request) => (await request.json()) as Sent));
  expect(ids[0]?.visitor).toBe(ids[1]?.visitor);
  expect(ids[0]?.visitor).not.toBe(ids[2]?.visitor);
  expect(ids[3]?.visitor).toBe(ids[3]?.network);
});

test("it says whether the server holds a key", async () => {
  expect(await voice(() => Response.json({ holdsKey: true })).service.holdsKey()).toBe(true);
});

test.each([
  () => Response.json({ ok: false, error: "misconfigured" }, { status: 500 }),
  () => Response.json({ hello: "world" }),
  () => new Response("<html>"),
])("what is no answer of the voice worker's is an error", async (answer) => {
  await expect(voice(answer).service.makeSession(choice, undefined)).rejects.toThrow();
});
