/** What the embedded agent says aloud; the page's own texts stand with the page. */
export default {
  greeting: "Hello, this is Joe. Ask me about construction, codes, materials or safety.",
  sources: "Sources: {{sources}}. Verify with the local authority.",
  busy: "That was quick. Give me a minute, then ask again.",
  failed: "I cannot reach my notes right now. Please ask again in a moment.",
  long: "That is too long for me. Please ask in fewer words.",
};
