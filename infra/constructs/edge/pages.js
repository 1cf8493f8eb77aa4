// Runs in CloudFront (cloudfront-js-2.0) on every request for the site: a path without an extension is a page.
function handler(event) {
  var request = event.request;
  var last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  // As Node's extname sees it: a dot that neither begins nor is missing from the last part.
  if (last.lastIndexOf('.') < 1) request.uri = '/index.html';
  return request;
}
