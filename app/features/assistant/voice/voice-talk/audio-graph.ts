/** Adds a worklet of ours to a context, or says that it cannot be (§8). */
export async function addWorklet(
  context: AudioContext,
  name: string,
  url: string,
): Promise<AudioWorkletNode> {
  try {
    await context.audioWorklet.addModule(url);
    return new AudioWorkletNode(context, name);
  } catch {
    throw new Error(
      `Failed to load the ${name} worklet module. Make sure the browser supports AudioWorklets.`,
    );
  }
}

/**
 * Keeps a context's sound running until the answered function is called: a phone that rings or is locked stops it, and
 * does not begin again by itself.
 */
export function keepRunning(context: AudioContext): () => void {
  const resume = () => {
    // Refused while the phone still rings; the next change of state asks again.
    if (context.state !== "running" && context.state !== "closed") context.resume().catch(() => {});
  };
  context.addEventListener("statechange", resume);
  document.addEventListener("visibilitychange", resume);
  resume();
  return () => {
    context.removeEventListener("statechange", resume);
    document.removeEventListener("visibilitychange", resume);
  };
}

/** How loud what passes through is, from 0 to 1, whenever it is asked. */
export function meter(analyser: AnalyserNode): () => number {
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    return Math.min(1, Math.sqrt(sum / samples.length) * 4);
  };
}
