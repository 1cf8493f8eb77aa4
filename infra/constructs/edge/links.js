// Runs in CloudFront (cloudfront-js-2.0) on every call of a link to a résumé: leads to its endpoint, as
// shared/site/linkPaths.ts does on one machine, and says whose call it is. LINK_ENDPOINTS and LINK_FORM are
// put before it (edge/edgeCode.ts).
function handler(event) {
  var request = event.request;
  var found = new RegExp(LINK_FORM).exec(request.uri);
  request.uri = LINK_ENDPOINTS + (found ? found[1] + (found[2] || '') : 'unknown');
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
