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
