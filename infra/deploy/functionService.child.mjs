// An environment of a function: loads its bundle once, and calls it with each event that comes, one after the other.
const { handler } = await import(process.argv[2]);

process.on('message', async ({ event, milliseconds }) => {
  const ends = Date.now() + milliseconds;
  const context = { getRemainingTimeInMillis: () => ends - Date.now() };
  try {
    process.send({ answer: JSON.stringify(await handler(event, context)) });
  } catch (error) {
    process.send({ fault: { errorType: error.name, errorMessage: error.message } });
  }
});
