// Runs in CloudFront (cloudfront-js-2.0) on every call of an endpoint: says whose call it is, whatever the caller
// claims.
function handler(event) {
  var request = event.request;
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
