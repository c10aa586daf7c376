import { trustedWorkerUrl } from "~/lib/trusted-worker.ts";
import workerUrl from "./drawing.worker.ts?worker&url";
import type { Answer, AnswerOf, Request, Stage } from "./messages.ts";

/** The reader ended without an answer, or with one that says no. */
export class ReaderStopped extends Error {
  readonly answer?: AnswerOf<"refused"> | AnswerOf<"failed">;
  constructor(answer?: ReaderStopped["answer"]) {
    super("the reader of drawings stopped");
    this.answer = answer;
  }
}

/** A worker that reads one drawing. What it answers is waited for stage by stage. */
export function startReader(signal: AbortSignal) {
  const worker = new Worker(trustedWorkerUrl("drawing-reader", workerUrl), { type: "module" });
  const told = new Map<Stage, Answer>();
  let waiting: (() => void)[] = [];
  let stopped: ReaderStopped | undefined;
  const wake = () => {
    const ready = waiting;
    waiting = [];
    for (const resume of ready) resume();
  };
  const stop = (answer?: ReaderStopped["answer"]) => {
    stopped ??= new ReaderStopped(answer);
    worker.terminate();
    wake();
  };
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.stage === "refused" || data.stage === "failed") return stop(data);
    told.set(data.stage, data);
    if (data.stage === "analyzed") worker.terminate();
    wake();
  };
  worker.onerror = () => stop();
  signal.addEventListener("abort", () => stop(), { once: true });
  return {
    send: (request: Request, transfer: Transferable[] = []) => worker.postMessage(request, transfer),
    /** The answer of one of these stages, whichever comes first. */
    async hear<S extends Stage>(...stages: S[]): Promise<AnswerOf<S>> {
      for (;;) {
        const known = stages.find((stage) => told.has(stage));
        if (known) return told.get(known) as AnswerOf<S>;
        if (stopped) throw stopped;
        await new Promise<void>((resume) => waiting.push(resume));
      }
    },
  };
}
