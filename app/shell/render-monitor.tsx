import { Profiler, type ReactNode } from "react";
import { createRing } from "~/lib/ring-buffer.ts";

/** One frame at 60 frames per second; a longer render makes the page feel slow. */
const SLOW_MS = 16;
const KEPT = 100;

export interface RenderMetric {
  /** Whether it was mounted or updated. */
  phase: string;
  /** Milliseconds that rendering took. */
  duration: number;
  /** Milliseconds since the page was opened. */
  at: number;
}

/** Keeps the last metrics and complains of slow ones. */
export function createRenderLog(complain: (words: string) => void) {
  const ring = createRing<RenderMetric>(KEPT);
  return {
    add(metric: RenderMetric): void {
      ring.push(metric);
      if (metric.duration > SLOW_MS) {
        complain(`The page took ${metric.duration.toFixed(1)} ms to render (${metric.phase}).`);
      }
    },
    all: ring.all,
  };
}

type RenderLog = ReturnType<typeof createRenderLog>;

declare global {
  interface Window {
    /** The last hundred renders; read it in the console. Only while developing. */
    renders?: RenderLog;
  }
}

/** Measures every render of its children. Development only; the production build drops it. */
export function RenderMonitor({ children }: { children: ReactNode }) {
  return (
    <Profiler
      id="page"
      onRender={(_id, phase, duration, _base, start) => {
        // biome-ignore lint/suspicious/noConsole: it speaks to the developer, and no build for visitors holds it
        window.renders ??= createRenderLog((words) => console.warn(words));
        window.renders.add({ phase, duration, at: start });
      }}
    >
      {children}
    </Profiler>
  );
}
