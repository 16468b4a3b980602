// Boost.JSON is used as headers only, so that the WebAssembly build needs nothing else of Boost;
// its definitions are compiled here, once.
#include <boost/json/src.hpp>
